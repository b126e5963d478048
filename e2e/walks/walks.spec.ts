import type { CDPSession, Page } from '@playwright/test';
import { checkedOutcomes } from '../../src/donation/rules/outcomes';
import { dashboardPath, loginPath, offlinePath } from '../../src/routes';
import type { Language } from '../../src/shared/i18n/languages';
import { findViolations } from '../support/checkAccessibility';
import { indexedPaths, sites } from '../support/content';
import { findForm, openForm } from '../support/donationForm';
import * as editor from '../support/editor';
import { expect, test } from '../support/fixtures';
import { openOutcome } from '../support/paymentJourney';
import { openOverlay, openWithScripts, screens } from '../support/site';
import { findLayoutFaults } from './findLayoutFaults';
import { findFixed, findLostEdges, findMotion } from './findMediaQueryFaults';

// Visits the states of pages, and checks each on the screens and with the settings that people have.
test.use({
  expectedFaults: ['/v2/payment', 'Failed to load resource', 'cookie: donation_', /^answer 404: (\/en)?\/nowhere$/],
});

type Visit = { page: Page; language: Language; baseURL: string | undefined };

/** How a walk reaches a state on a phone, from the state before; then the other screens on which its layout differs. */
type State = [name: string, reach: (visit: Visit) => Promise<unknown>, ...otherLayouts: ('tablet' | 'desktop')[]];

const open =
  (path: string) =>
  ({ page, language }: Visit) =>
    openWithScripts(page, sites[language].path(path));

const landing: State[] = [
  ['on the landing page', open('/'), 'tablet', 'desktop'],
  ['with photos open', ({ page, language }) => openOverlay(page, sites[language].chantier), 'desktop'],
  [
    'with a video open',
    async ({ page, language }) => {
      await page.keyboard.press('Escape');
      await (await openOverlay(page, sites[language].veillee)).locator('video').scrollIntoViewIfNeeded();
    },
  ],
  [
    'with the menu open',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('banner').locator('summary').click();
    },
    'tablet',
  ],
];

const donation: State[] = [
  ['with an invalid amount', async ({ page, language }) => (await openForm(page, language)).pay.click()],
  ['with the card tab open', ({ page, language }) => findForm(page, language).cardTab.click(), 'desktop'],
  [
    'with the errors of an empty card',
    async ({ page, language }) => {
      const form = findForm(page, language);
      await form.amount.fill('1000000');
      await form.pay.click();
      await expect(form.field('customer_name')).toBeFocused();
    },
  ],
  [
    'with a provider that cannot be reached',
    async ({ page, language }) => {
      await page.route('**/v2/payment', (route) => route.abort());
      const form = findForm(page, language);
      await form.mobileMoneyTab.click();
      await form.pay.click();
      await expect(form.toasts).toContainText(sites[language].label('error.network.title'));
    },
  ],
];

const album: State[] = [
  ['on an album', open('/albums/chantier/'), 'desktop'],
  [
    'with a photo enlarged',
    async ({ page }) => {
      await page.getByRole('main').locator('figure a').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'desktop',
  ],
];

// The landing page and the albums have walks of their own.
const otherPaths = indexedPaths.filter((path) => !/^\/(en\/.*|albums\/.+)?$/.test(path));

const pages: State[] = [
  ...otherPaths.map((path): State => [`on ${path}`, open(path), 'desktop']),
  ['on the offline page', ({ page, language }) => page.goto(sites[language].path(offlinePath))],
  ['on the 404 page', open('/nowhere')],
];

const outcomes = [undefined, ...checkedOutcomes].map(
  (outcome): State => [
    `on the page of a payment that is ${outcome ?? 'not known here'}`,
    ({ page, baseURL, language }) => openOutcome(page, baseURL, outcome, language),
    'desktop',
  ],
);

const editorStates: State[] = [
  [
    'on the login with an error',
    async ({ page }) => {
      page.on('dialog', (dialog) => dialog.accept());
      await page.goto(loginPath);
      await editor.expectLogin(page);
      for (const name of ['username', 'password']) await editor.field(page, name).fill('x');
      await editor.button(page, 'editor.login.submit').click();
      await expect(page.getByText(editor.label('editor.login.failure'))).toHaveCount(2);
    },
    'desktop',
  ],
  [
    'in a form with a draft',
    async ({ page }) => {
      await editor.openEditor(page, 'hero');
      await editor.field(page, 'fr.title').fill('Un brouillon');
      await expect(page.getByText(editor.label('editor.draft.stored', { time: '' }).trim())).toBeVisible();
    },
    'desktop',
  ],
  [
    'on the dashboard with a draft',
    async ({ page }) => {
      await editor.back(page).click();
      await expect(page).toHaveURL(dashboardPath);
      // Reloaded, because Gatsby announces a page that is opened by a link, and leaves the announcement in it.
      await editor.reloadOnceStored(page);
      await expect(editor.card(page, 'hero')).toContainText(editor.label('editor.draft.stored', { time: '' }).trim());
    },
    'desktop',
  ],
  [
    'in a form with mistakes, all cards unfolded, one removed',
    async ({ page }) => {
      await editor.openEditor(page, 'activities');
      await editor.field(page, 'fr.title').fill('Changed');
      await editor.field(page, 'fr.subtitle').fill('');
      await editor.save(page);
      await expect(page.getByRole('region', { name: editor.label('editor.edit.invalidTitle') })).toBeVisible();
      await page.locator('[data-item] summary').evaluateAll((summaries: HTMLElement[]) => {
        for (const summary of summaries) summary.click();
      });
      await page
        .getByRole('button', { name: editor.label('editor.list.remove') })
        .first()
        .click();
    },
    'desktop',
  ],
  [
    'in the preview',
    async ({ page }) => {
      await editor.button(page, 'editor.edit.preview').click();
      await expect(editor.preview(page).getByRole('heading', { name: 'Changed' })).toBeVisible();
    },
    'desktop',
  ],
];

type Walk = [name: string, Language, ...State[]];

const walks: Walk[] = [
  ['on the landing page, with its albums and its menu', 'fr', ...landing],
  ['in the donation form, with its errors', 'en', ...donation],
  ['on an album, with its photos', 'en', ...album],
  ...pages.map((state): Walk => [state[0], 'en', state]),
  ...outcomes.map((state): Walk => [state[0], 'fr', state]),
  ['in the editor', 'fr', ...editorStates],
];

/** An A4 sheet at 96 dots per inch. */
const sheet = { width: 794, height: 1123 };

const conditions = [
  { name: 'at 320 px', width: 320, fontSize: 16 },
  { name: 'at 320 px with text twice as large', width: 320, fontSize: 32 },
  { name: 'at 1280 px with text twice as large', width: 1280, fontSize: 32 },
] as const;

for (const [name, language, ...states] of walks) {
  test(`${name}, there is no axe violation, cut text, lost edge, unasked motion or fixed part in print (${language})`, async ({
    page,
    baseURL,
  }) => {
    const client = await page.context().newCDPSession(page);
    for (const [state, reach, ...otherLayouts] of states) {
      await page.setViewportSize(screens.phone);
      await test.step(`state: ${state}`, () => reach({ page, language, baseURL }));
      for (const screen of ['phone', ...otherLayouts] as const) {
        await page.setViewportSize(screens[screen]);
        expect.soft(await findViolations(page), `${state}, on a ${screen}`).toEqual([]);
      }
      for (const { name: condition, width, fontSize } of conditions) {
        await page.setViewportSize({ width, height: 740 });
        await setFontSize(client, fontSize);
        await scrollThrough(page);
        expect.soft(await findLayoutFaults(page), `${state}, ${condition}`).toEqual([]);
      }
      await setFontSize(client, 16);
      await page.setViewportSize(screens.phone);
      expect.soft(await findLostEdges(page), `${state}, in forced colours`).toEqual([]);
      // Nobody prints an open dialog. Its animation moves nothing: it only delays taps (AlbumOverlay.island.tsx).
      if ((await page.locator('dialog[open]').count()) > 0) continue;
      expect.soft(await findMotion(page), `${state}, with less motion`).toEqual([]);
      // Nobody prints the editor.
      if (page.url().includes('/admin/')) continue;
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize(sheet);
      expect.soft([...(await findFixed(page)), ...(await findLayoutFaults(page))], `${state}, in print`).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  });
}

test('a long URL or e-mail address in any text widens nothing on a phone', async ({ page }) => {
  await page.setViewportSize(screens.phone);
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
    expect.soft(await findLayoutFaults(page), path).toEqual([]);
  }
});

/** Scrolls to the end and back, as a screen reader's cursor does, so that deferred sections are laid out. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { scrollY } = window;
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // Not for ever: a busy machine may draw no frame of a page at rest.
      const frames = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await Promise.race([frames, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    }
    window.scrollTo({ top: scrollY, behavior: 'instant' });
  });
}

/** Sets the browser's font size as a person does. Unlike a style, it also changes media queries in em. */
async function setFontSize(client: CDPSession, size: number): Promise<void> {
  await client.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}
