/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Way } from '../../content/model/model';
import { ShareLink } from '../../shared/components/ShareLink';
import { Header } from '../../site/frame/Header';
import { WaysToGive } from '../../site/sections/WaysToGive';
import { label, matchLabel } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { enhancePage } from './enhancePage';

const print = jest.spyOn(window, 'print').mockImplementation(() => {});
const share = jest.fn<Promise<void>, [ShareData]>();

beforeAll(() => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  enhancePage();
});
beforeEach(() => {
  share.mockReset().mockResolvedValue();
  print.mockClear();
});

it('a button with data-print prints, even when it is rendered later', async () => {
  renderInLanguage(
    <button type="button" data-print="">
      Imprimer
    </button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.body).toHaveAttribute('data-printer');
});

describe('a share link', () => {
  const show = (url: string | undefined = 'https://association.cm') => {
    const site = { name: 'Asso & amis', url };
    renderInLanguage(<ShareLink path="/albums/x/" what="Fête" sentence={(name) => `À voir. ${name}`} />, 'fr', site);
    return screen.getByRole('link');
  };
  /** jsdom does not navigate: it reports each try as an error. */
  const spyOnNavigation = () =>
    jest
      .spyOn(console, 'error')
      .mockReset()
      .mockImplementation(() => {});

  it('opens the system share sheet', async () => {
    await userEvent.click(show());
    expect(share).toHaveBeenCalledWith({
      title: 'Fête',
      text: 'À voir. Asso & amis',
      url: 'https://association.cm/albums/x/',
    });
  });

  it('opens the system share sheet without a URL while the site has none', async () => {
    await userEvent.click(show(''));
    expect(share).toHaveBeenCalledWith({ title: 'Fête', text: 'À voir. Asso & amis' });
  });

  it.each([
    ['is dismissed', 'AbortError'],
    ['is open already', 'InvalidStateError'],
  ])('stays on the page when the share sheet %s', async (_, name) => {
    const navigation = spyOnNavigation();
    share.mockRejectedValue(new DOMException('', name));
    await userEvent.click(show());
    expect(share).toHaveBeenCalledTimes(1);
    expect(navigation).not.toHaveBeenCalled();
  });

  it('falls back to WhatsApp when the share sheet fails', async () => {
    const navigation = spyOnNavigation();
    share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(show());
    expect(navigation).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('navigation') }),
    );
  });
});

it('the folded menu closes when Tab leads past its end, and stays open within', async () => {
  renderInLanguage(
    <>
      <Header name="Association" shortName="Asso" home="" path="/" offersDonation />
      <main>
        <a href="#donation">Donner</a>
      </main>
    </>,
  );
  const toggle = screen.getByText(matchLabel('nav.menu'));
  const menu = toggle.closest('details') as HTMLDetailsElement;
  await userEvent.click(toggle);
  for (const link of menu.querySelectorAll('a')) {
    await userEvent.tab();
    expect(link).toHaveFocus();
    expect(menu.open).toBe(true);
  }
  await userEvent.tab();
  expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  expect(menu.open).toBe(false);
});

describe('a way to give', () => {
  const writeText = jest.fn<Promise<void>, [string]>();
  beforeEach(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    writeText.mockReset().mockResolvedValue();
  });
  const way = {
    id: 'orange',
    kind: 'mobileMoney',
    name: 'Orange Money',
    number: '+237 699 00 00 01',
    how: 'Envoyez.',
  } as const;
  const show = (shown: Way = way) =>
    renderInLanguage(<WaysToGive text="Appelez-nous." ways={[shown]} contactLinks={{}} />);
  const copy = () => fireEvent.click(screen.getByText(label('ways.copy')));

  it.each([
    ['mobileMoney', '+237 699 00 00 01', '699000001'],
    ['mobileMoney', '237 6 99 00 00 01', '699000001'],
    ['mobileMoney', '699 000 001', '699000001'],
    ['mobileMoney', '+33 6 12 34 56 78', '+33612345678'],
    ['bank', 'CM21 1000 2000', 'CM2110002000'],
  ] as const)('of kind %s copies %j as the operator’s menu takes it: %s', async (kind, number, copied) => {
    show({ ...way, kind, number });
    copy();
    expect(await screen.findByText(label('ways.copied'))).toHaveRole('status');
    expect(writeText).toHaveBeenCalledWith(copied);
  });

  it('selects its number where the browser refuses to copy', async () => {
    writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    show();
    copy();
    await waitFor(() => expect(String(getSelection())).toBe('+237 699 00 00 01'));
    expect(screen.queryByText(label('ways.copied'))).toBeNull();
  });
});

it.each([
  ['keeps the section in view', 'gallery', '#gallery'],
  ['names no section at the top of the page', 'home', ''],
])('the language link %s', (_, id, hash) => {
  renderInLanguage(
    <>
      <section id={id} />
      <a href="/en/" data-language="">
        English
      </a>
    </>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link.hash).toBe(hash);
});

it('no button that prints is shown in a browser that has no print()', () => {
  // Listeners that are added again would print, share and copy twice in other tests.
  const listen = jest.spyOn(document, 'addEventListener').mockImplementation();
  delete document.body.dataset.printer;
  Reflect.deleteProperty(window, 'print');
  enhancePage();
  const { printer } = document.body.dataset;
  Object.assign(window, { print });
  document.body.dataset.printer = '';
  listen.mockRestore();
  expect(printer).toBeUndefined();
});
