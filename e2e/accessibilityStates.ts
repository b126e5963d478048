import { expect, type Page } from '@playwright/test';
import { pageStates } from '../src/donation/ending';
import { type Language, posterPath } from '../src/i18n/languages';
import { albumWithMostPhotos, albumWithMostVideos, counts, sites } from './content';
import { openForm } from './donation/form';
import { openEnding } from './payment/journey';
import { openOverlay, openWithScripts, screens } from './site';

/** Something that the site can show, to be checked with axe. */
export type State = {
  /** Ends a sentence that begins with "axe finds nothing wrong". */
  name: string;
  open: (page: Page, language: Language, baseURL: string | undefined) => Promise<unknown>;
  /** Whether the content has what it shows. */
  isThere?: boolean;
  /** Whether the layout at 768 px is one of its own, and not that of 360 or 1280. */
  hasTabletLayout?: boolean;
  /** What the guard of the fixtures sees on the way there. */
  expectedProblems?: (string | RegExp)[];
};

export const siteStates: State[] = [
  {
    name: 'on the landing page',
    open: (page, language) => openWithScripts(page, sites[language].path('/')),
    hasTabletLayout: true,
  },
  {
    name: 'with the menu open',
    hasTabletLayout: true,
    open: async (page, language) => {
      const { path, label } = sites[language];
      await page.setViewportSize(screens.phone);
      await openWithScripts(page, path('/'));
      await page.getByRole('banner').locator('summary').click();
      await expect(page.getByRole('banner').getByRole('link', { name: label('nav.gallery') })).toBeVisible();
    },
  },
  {
    name: 'with an album of photos open',
    isThere: counts.albums > 0,
    open: async (page, language) => {
      await openWithScripts(page, sites[language].path('/'));
      await openOverlay(page, albumWithMostPhotos[language]);
    },
  },
  {
    name: 'with an album of videos open',
    isThere: counts.videos > 0,
    open: async (page, language) => {
      await openWithScripts(page, sites[language].path('/'));
      const overlay = await openOverlay(page, albumWithMostVideos[language]);
      await overlay.locator('video').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'with a photo enlarged',
    isThere: counts.photos > 0,
    open: async (page, language) => {
      await openWithScripts(page, sites[language].albumPath(albumWithMostPhotos[language].slug));
      await page.getByRole('main').getByRole('figure').getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'on the page of an album',
    isThere: counts.albums > 0,
    open: (page, language) => openWithScripts(page, sites[language].albumPath(albumWithMostPhotos[language].slug)),
  },
  {
    name: 'on the page for unknown addresses',
    open: (page, language) => openWithScripts(page, sites[language].path('/nowhere')),
    expectedProblems: [/^answer 404: (\/en)?\/nowhere$/],
  },
  {
    name: 'on the page that stands in without a network',
    open: (page, language) => page.goto(sites[language].path('/offline/')),
  },
  ...(['a4', 'a6'] as const).map(
    (format): State => ({
      name: `on the poster in ${format}`,
      open: async (page, language) => {
        const { path, label } = sites[language];
        await openWithScripts(page, path(posterPath));
        await page.getByRole('radio', { name: label(`poster.${format}`) }).check();
      },
    }),
  ),
];

export const donationStates: State[] = [
  {
    name: 'with an amount that is wrong',
    open: async (page, language) => {
      const form = await openForm(page, language);
      await form.pay.click();
      await expect(form.amount).toBeFocused();
    },
  },
  {
    name: 'with a card to fill in',
    open: async (page, language) => {
      const form = await openForm(page, language);
      await form.cardTab.click();
      await expect(form.field('customer_name')).toBeVisible();
    },
  },
  {
    name: 'with a card that is not filled in',
    open: async (page, language) => {
      const form = await openForm(page, language);
      await form.cardTab.click();
      await form.amount.fill('1000');
      await form.pay.click();
      await expect(form.field('customer_name')).toBeFocused();
    },
  },
  {
    name: 'with a provider that cannot be reached',
    open: async (page, language) => {
      await page.route('**/v2/payment', (route) => route.abort());
      const form = await openForm(page, language);
      await form.amount.fill('1000');
      await form.pay.click();
      await expect(form.toasts).toContainText(sites[language].label('error.network.title'));
    },
    expectedProblems: ['/v2/payment', 'console error: Failed to load resource', 'cookie: donation_'],
  },
  ...[undefined, ...pageStates].map(
    (state): State => ({
      name: `on the page of a payment that is ${state ?? 'not known here'}`,
      open: (page, language, baseURL) => openEnding(page, baseURL, state, language),
      expectedProblems: ['cookie: donation_check of localhost'],
    }),
  ),
];
