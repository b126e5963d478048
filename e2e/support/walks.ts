import { expect, type Page } from '@playwright/test';
import { checkedOutcomes } from '../../src/donation/rules/outcomes';
import type { Language } from '../../src/shared/i18n/languages';
import { findForm, openForm } from '../donation/form';
import { openOutcome } from '../payment/journey';
import { sites } from './content';
import { openOverlay, openWithScripts } from './site';

type Visit = { page: Page; language: Language; baseURL: string | undefined };

/** How to reach a state of the site from the previous one on a phone, and the other screens with a different layout. */
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

const pages: State[] = [
  ['on the index of albums', open('/albums/'), 'desktop'],
  ['on the index of activities', open('/activites/'), 'desktop'],
  ['on an activity', open('/activites/puits-du-marche/'), 'desktop'],
  ['on an activity without news', open('/activites/fete-de-quartier/'), 'desktop'],
  ['on the page of the association', open('/association/')],
  ['on the privacy page', open('/confidentialite/')],
  ['on the offline page', ({ page, language }) => page.goto(sites[language].path('/offline/'))],
  ['on the 404 page', open('/nowhere')],
  ['on the poster', open('/don/affiche/')],
  ['on an album', open('/albums/chantier/'), 'desktop'],
  ['with a photo enlarged', ({ page }) => page.getByRole('main').locator('figure a').first().click(), 'desktop'],
];

const outcomes = [undefined, ...checkedOutcomes].map(
  (outcome): State => [
    `on the page of a payment that is ${outcome ?? 'not known here'}`,
    ({ page, baseURL, language }) => openOutcome(page, baseURL, outcome, language),
    'desktop',
  ],
);

export const walks = [
  { name: 'the landing page, with its albums and its menu,', language: 'fr', states: landing },
  { name: 'the donation form, with its errors,', language: 'en', states: donation },
  { name: 'every other page', language: 'en', states: pages },
  { name: 'each result page', language: 'fr', states: outcomes },
] as const;
