import pMap from 'p-map';
import { donationStates, type State, siteStates } from '../../e2e/accessibilityStates';
import { findViolations } from '../../e2e/checkAccessibility';
import { screens } from '../../e2e/site';
import { type Language, languages } from '../../src/i18n/languages';
import type { Row } from '../row';
import { targets } from '../targets';
import type { Bench } from './bench';

/** What axe finds in each state of the site, at the three widths together. */
export async function measureAxe(bench: Bench): Promise<Row[]> {
  const states = languages.flatMap((language) =>
    [...siteStates, ...donationStates].map((state) => ({ state, language })),
  );
  return pMap(states, ({ state, language }) => measureState(bench, state, language), { concurrency: 2 });
}

async function measureState({ browser, siteUrl }: Bench, state: State, language: Language): Promise<Row> {
  const context = await browser.newContext({ baseURL: siteUrl });
  try {
    const page = await context.newPage();
    await state.open(page, language, siteUrl);
    const found: string[] = [];
    for (const screen of Object.values(screens)) {
      await page.setViewportSize(screen);
      found.push(...(await findViolations(page)));
    }
    return {
      what: 'axe violations, 360 + 768 + 1280 px',
      where: `${language}, ${state.name}`,
      value: found.length,
      unit: 'count',
      ...targets.axeViolations,
      note: [...new Set(found)].join('; '),
    };
  } finally {
    await context.close();
  }
}
