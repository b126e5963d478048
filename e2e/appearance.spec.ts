import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { posterPath } from '../src/routes';
import { openDashboard, openEditor } from './admin/admin';
import { openForm } from './donation/form';
import { openOutcome } from './payment/journey';
import { sites } from './support/content';
import { findCut } from './support/findCut';
import { findFixed, findLostEdges, findMotion } from './support/findLost';
import { expect, test } from './support/fixtures';
import { openWithScripts, screens, scrollThrough, settle } from './support/site';

// Measures hundreds of elements several times.
test.slow();
test.use({ expectedProblems: ['cookie: donation_check_'] });

/** Sets the browser's font size as a person does. Unlike a style, it also changes media queries in em. */
async function setFontSize(client: CDPSession, size: number): Promise<void> {
  await client.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

test('a long web address or e-mail in any text widens nothing on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/activites/puits-du-marche/', sites.fr.chantier.path]) {
    await page.goto(path);
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        // The texts of the bar are short by rule, and the texts of controls are not content.
        if (!text.textContent?.trim() || text.parentElement?.closest('header, form, button, script, style, noscript'))
          continue;
        text.textContent +=
          ' https://www.facebook.com/adc.cameroun/posts/123?ref=share&x=1 association.adc.cameroun@example.org';
      }
    });
    await scrollThrough(page);
    expect.soft(await findCut(page), path).toEqual([]);
  }
});

/** An A4 sheet at 96 dots per inch. */
const sheet = { width: 794, height: 1123 };

type State = { name: string; reach: (page: Page, baseURL: string | undefined) => Promise<unknown> };

const states: State[] = [
  { name: 'the landing page', reach: (page) => openWithScripts(page, '/') },
  {
    name: 'the donation form with errors',
    reach: async (page) => {
      const form = await openForm(page);
      await form.cardTab.click();
      await form.amount.fill('1000');
      await form.pay.click();
      await expect(form.field('customer_name')).toBeFocused();
    },
  },
  { name: 'an album', reach: (page) => openWithScripts(page, sites.fr.chantier.path) },
  { name: 'the thank-you page', reach: (page, baseURL) => openOutcome(page, baseURL, 'accepted', 'fr') },
  { name: 'the pending page', reach: (page, baseURL) => openOutcome(page, baseURL, 'pending', 'fr') },
  { name: 'the poster', reach: (page) => openWithScripts(page, posterPath) },
  { name: 'the dashboard', reach: openDashboard },
  { name: 'the editor', reach: (page) => openEditor(page, 'hero') },
];

for (const { name, reach } of states) {
  test(`${name} cuts no text, loses no edge and does not move as people set their screens`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(screens.phone);
    await reach(page, baseURL);
    const client = await page.context().newCDPSession(page);
    // The screen is as high as the page, because a screenshot beyond the screen would reset the font size.
    const takePicture = async (condition: string, size = 16) => {
      if (!process.env.PICTURES) return;
      const { width = 0 } = page.viewportSize() ?? {};
      for (let round = 0; round < 2; round += 1) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height });
        await setFontSize(client, size);
      }
      await settle(page);
      const { data } = await client.send('Page.captureScreenshot');
      await writeFile(join(process.env.PICTURES, `${name}, ${condition}.png`.replace(/[ %]/g, '_')), data, 'base64');
    };
    for (const [condition, width, size] of [
      ['on 320 px', 320, 16],
      ['with text at 200 % on 320 px', 320, 32],
      ['with text at 200 % on 1280 px', 1280, 32],
    ] as const) {
      await test.step(condition, async () => {
        await page.setViewportSize({ width, height: 740 });
        await setFontSize(client, size);
        await scrollThrough(page);
        expect.soft(await findCut(page), condition).toEqual([]);
        await takePicture(condition, size);
      });
    }
    await setFontSize(client, 16);
    await page.setViewportSize(screens.phone);
    expect.soft(await findLostEdges(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    await takePicture('in forced colours');
    await page.emulateMedia({ forcedColors: null });
    expect.soft(await findMotion(page)).toEqual([]);
    if (page.url().includes('/admin/')) return;
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    expect.soft(await findFixed(page)).toEqual([]);
    expect.soft(await findCut(page)).toEqual([]);
    await takePicture('in print');
  });
}
