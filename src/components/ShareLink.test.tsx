/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../i18n/languages';
import { renderInLanguage } from './renderInLanguage';
import { SharedSiteContext, ShareLink } from './ShareLink';

const site = { name: 'Asso & amis', url: 'https://association.cm' };

function show(language: Language = 'fr') {
  const link = <ShareLink path="/albums/x/" what="Fête" sentence={(name) => `À voir. ${name}`} />;
  renderInLanguage(<SharedSiteContext value={site}>{link}</SharedSiteContext>, language);
  return screen.getByRole('link');
}

const sentText = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text');

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

/** As a phone's browser, whose sheet ends so. */
function offerSheet(share: () => Promise<void>) {
  const spy = jest.fn(share);
  Object.defineProperty(navigator, 'share', { value: spy, configurable: true });
  return spy;
}

it.each([
  ['fr', 'Partager sur WhatsApp\u00a0: Fête', 'https://association.cm/albums/x/'],
  ['en', 'Share on WhatsApp: Fête', 'https://association.cm/en/albums/x/'],
] as const)('is a WhatsApp link with the sentence and the page in %s', (language, name, address) => {
  const link = show(language);
  expect(link).toHaveAccessibleName(name);
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(sentText(link)).toBe(`À voir. Asso & amis ${address}`);
});

it('opens the phone’s own sheet where there is one', async () => {
  const share = offerSheet(() => Promise.resolve());
  const link = show();
  expect(link).toHaveAccessibleName('Partager\u00a0: Fête');
  await userEvent.click(link);
  expect(share).toHaveBeenCalledWith({
    title: 'Fête',
    text: 'À voir. Asso & amis',
    url: 'https://association.cm/albums/x/',
  });
});

/** What the browser, which goes nowhere in these tests, says of being sent elsewhere. */
const watchDepartures = () => jest.spyOn(console, 'error').mockImplementation(() => {});

it.each([
  ['that is closed again', 'AbortError'],
  ['that is open already', 'InvalidStateError'],
])('stays on the page with a sheet %s', async (_, name) => {
  const departures = watchDepartures();
  const share = offerSheet(() => Promise.reject(new DOMException('', name)));
  await userEvent.click(show());
  expect(share).toHaveBeenCalledTimes(1);
  expect(departures).not.toHaveBeenCalled();
});

it('leads to WhatsApp where the sheet fails', async () => {
  const departures = watchDepartures();
  offerSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await userEvent.click(show());
  expect(departures).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('navigation') }));
});

it('shows nothing in a preview, where no site is known', () => {
  renderInLanguage(<ShareLink path="/" what="Fête" sentence={() => ''} />);
  expect(screen.queryByRole('link')).toBeNull();
});
