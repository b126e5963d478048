import type { Page } from '@playwright/test';
import pMap from 'p-map';
import { findViolations } from '../../e2e/checkAccessibility';
import { screens } from '../../e2e/site';
import { type State, type Walk, walks } from '../../e2e/walks';
import { type Language, languages } from '../../src/i18n/languages';
import type { Row } from '../row';
import { targets } from '../targets';
import type { Bench } from './bench';

/** Counts axe violations per state of the site, over its three widths. */
export async function measureAxe(bench: Bench): Promise<Row[]> {
  const all = languages.flatMap((language) => walks.map((walk) => ({ walk, language })));
  return (await pMap(all, ({ walk, language }) => measureWalk(bench, walk, language), { concurrency: 2 })).flat();
}

async function measureWalk({ browser, siteUrl }: Bench, { states }: Walk, language: Language): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: siteUrl });
  try {
    const page = await context.newPage();
    const rows = [];
    for (const state of states.filter(({ isThere = true }) => isThere)) {
      await page.setViewportSize(screens.phone);
      await state.reach({ page, language, baseURL: siteUrl });
      rows.push(await measureState(page, state, language));
    }
    return rows;
  } finally {
    await context.close();
  }
}

async function measureState(page: Page, { name }: State, language: Language): Promise<Row> {
  const found: string[] = [];
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen);
    found.push(...(await findViolations(page)));
  }
  return {
    what: 'axe violations, 360 + 768 + 1280 px',
    where: `${language}, ${name}`,
    value: found.length,
    unit: 'count',
    ...targets.axeViolations,
    note: [...new Set(found)].join('; '),
  };
}
