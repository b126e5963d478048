import { expect, type Page } from '@playwright/test';
import { type CheckedOutcome, checkedOutcomes } from '../src/donation/rules/outcomes';
import type { Language } from '../src/i18n/languages';
import { offlinePath, posterPath } from '../src/routes';
import { albumWithMostPhotos, albumWithMostVideos, counts, sites } from './content';
import { findForm, openForm } from './donation/form';
import { expectOutcome, openOutcome } from './payment/journey';
import { openOverlay, openWithScripts } from './site';

/** A sequence of states of the site that opens as few pages as possible. */
export type Walk = {
  /** The subject of a test title. */
  name: string;
  /** The language, unless all languages run. */
  language: Language;
  states: State[];
  /** Problems that the guard of e2e/fixtures.ts will see. */
  expectedProblems?: (string | RegExp)[];
};

type Visit = { page: Page; language: Language; baseURL: string | undefined };

export type State = {
  /** Completes "axe finds no violation …". */
  name: string;
  /** Moves from the previous state to this one, on a phone. */
  reach: (visit: Visit) => Promise<unknown>;
  /** Whether the content has this state. */
  isThere?: boolean;
  /** Screens whose layout differs from a phone's. */
  otherLayouts?: readonly ('tablet' | 'desktop')[];
};

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const landing: State[] = [
  {
    name: 'on the landing page',
    otherLayouts: ['tablet', 'desktop'],
    reach: ({ page, language }) => openWithScripts(page, sites[language].path('/')),
  },
  {
    name: 'with an album of photos open',
    isThere: counts.albums > 0,
    otherLayouts: ['desktop'],
    reach: async ({ page, language }) => {
      await openOverlay(page, albumWithMostPhotos[language]);
    },
  },
  {
    name: 'with an album of videos open',
    isThere: counts.videos > 0,
    reach: async ({ page, language }) => {
      await closeDialog(page);
      const overlay = await openOverlay(page, albumWithMostVideos[language]);
      await overlay.locator('video').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'with the menu open',
    otherLayouts: ['tablet'],
    reach: async ({ page, language }) => {
      await closeDialog(page);
      await page.getByRole('banner').locator('summary').click();
      const link = page.getByRole('banner').getByRole('link', { name: sites[language].label('nav.gallery') });
      await expect(link).toBeVisible();
    },
  },
];

const donation: State[] = [
  {
    name: 'with an invalid amount',
    reach: async ({ page, language }) => {
      const form = await openForm(page, language);
      await form.pay.click();
      await expect(form.amount).toBeFocused();
    },
  },
  {
    name: 'with the card tab open',
    otherLayouts: ['desktop'],
    reach: async ({ page, language }) => {
      const form = findForm(page, language);
      await form.cardTab.click();
      await expect(form.field('customer_name')).toBeVisible();
    },
  },
  {
    name: 'with the errors of an empty card',
    reach: async ({ page, language }) => {
      const form = findForm(page, language);
      await form.amount.fill('1000000');
      await form.pay.click();
      await expect(form.field('customer_name')).toBeFocused();
    },
  },
  {
    name: 'with a provider that cannot be reached',
    reach: async ({ page, language }) => {
      await page.route('**/v2/payment', (route) => route.abort());
      const form = findForm(page, language);
      await form.mobileMoneyTab.click();
      await form.pay.click();
      await expect(form.toasts).toContainText(sites[language].label('error.network.title'));
    },
  },
];

const album: State[] = [
  {
    name: 'on the page of an album',
    otherLayouts: ['desktop'],
    reach: ({ page, language }) => openWithScripts(page, sites[language].albumPath(albumWithMostPhotos[language].slug)),
  },
  {
    name: 'with a photo enlarged',
    otherLayouts: ['desktop'],
    isThere: counts.photos > 0,
    reach: async ({ page }) => {
      await page.getByRole('main').getByRole('figure').getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

const index = (path: string): State => ({
  name: 'on the index',
  otherLayouts: ['desktop'],
  reach: ({ page, language }) => openWithScripts(page, sites[language].path(path)),
});

const activities = (language: Language): State[] =>
  sites[language].activities
    .slice(-2)
    .map(({ slug, title }) => ({
      name: `on the page of ${title}`,
      otherLayouts: ['desktop'],
      reach: ({ page }) => openWithScripts(page, sites[language].path(`/activites/${slug}/`)),
    }));

const poster: State[] = [
  { name: 'on the poster', reach: ({ page, language }) => openWithScripts(page, sites[language].path(posterPath)) },
  ...(['a6', 'a4'] as const).map(
    (format): State => ({
      name: `on the poster in ${format}`,
      reach: ({ page, language }) =>
        page.getByRole('radio', { name: sites[language].label(`poster.${format}`) }).check(),
    }),
  ),
];

const describeOutcome = (state: CheckedOutcome | undefined): State => ({
  name: `on the page of a payment that is ${state ?? 'not known here'}`,
  otherLayouts: state === 'accepted' ? ['desktop'] : [],
  reach: async ({ page, language, baseURL }) => {
    await page.addInitScript(() =>
      // The fonts are there by then, the page's scripts not yet.
      window.addEventListener('load', () => {
        Object.assign(window, { room: document.querySelector('main dl')?.clientHeight });
      }),
    );
    await openOutcome(page, baseURL, state, language);
    if (!state) return;
    await expectOutcome(page, state, language);
    const facts = page.getByRole('main').locator('dl');
    await expect(facts.getByRole('definition')).toHaveCount(state === 'accepted' ? 8 : 4);
    const room = await page.evaluate('window.room');
    expect(await facts.evaluate(({ clientHeight }) => clientHeight), 'the reserved height of the facts').toBe(room);
  },
});

const outcomes = [undefined, ...checkedOutcomes].map(describeOutcome);
const expectedProblems = ['cookie: donation_check_'];
const half = Math.ceil(outcomes.length / 2);

export const walks: Walk[] = [
  { name: 'the landing page, with its albums and its menu,', language: 'fr', states: landing },
  {
    name: 'the donation form, with its errors,',
    language: 'en',
    states: donation,
    expectedProblems: ['/v2/payment', 'console error: Failed to load resource', 'cookie: donation_'],
  },
  ...(counts.albums > 0
    ? [{ name: 'the page of an album, with a photo enlarged,', language: 'en' as const, states: album }]
    : []),
  { name: 'the index of albums', language: 'en', states: [index('/albums/')] },
  { name: 'the index of activities', language: 'fr', states: [index('/activites/')] },
  ...(counts.activities > 0
    ? [{ name: 'the pages of activities', language: 'en' as const, states: activities('en') }]
    : []),
  { name: 'the poster, in both formats,', language: 'fr', states: poster },
  {
    name: 'the 404 page',
    language: 'en',
    states: [
      {
        name: 'on the 404 page',
        reach: ({ page, language }) => openWithScripts(page, sites[language].path('/nowhere')),
      },
    ],
    expectedProblems: [/^answer 404: (\/en)?\/nowhere$/],
  },
  {
    name: 'the offline page',
    language: 'en',
    states: [
      { name: 'on the offline page', reach: ({ page, language }) => page.goto(sites[language].path(offlinePath)) },
    ],
  },
  // Two halves, because each state opens a page.
  { name: 'the first half of the result pages', language: 'fr', states: outcomes.slice(0, half), expectedProblems },
  { name: 'the second half of the result pages', language: 'en', states: outcomes.slice(half), expectedProblems },
];
