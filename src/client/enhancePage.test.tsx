/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInLanguage } from '../../fixtures/renderInLanguage';
import { SharedSiteContext } from '../components/IslandRoot';
import { ShareLink } from '../components/ShareLink';
import { Header } from '../layout/Header';
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

it('prints for a button that is marked so, whenever it was drawn', async () => {
  renderInLanguage(
    <button type="button" data-print="">
      Imprimer
    </button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(print).toHaveBeenCalledTimes(1);
});

describe('a share link', () => {
  const show = () => {
    const site = { name: 'Asso & amis', url: 'https://association.cm' };
    renderInLanguage(
      <SharedSiteContext value={site}>
        <ShareLink path="/albums/x/" what="Fête" sentence={(name) => `À voir. ${name}`} />
      </SharedSiteContext>,
    );
    return screen.getByRole('link');
  };
  /** What the browser, which goes nowhere in these tests, says of being sent elsewhere. */
  const watchDepartures = () =>
    jest
      .spyOn(console, 'error')
      .mockReset()
      .mockImplementation(() => {});

  it('opens the phone’s share sheet', async () => {
    await userEvent.click(show());
    expect(share).toHaveBeenCalledWith({
      title: 'Fête',
      text: 'À voir. Asso & amis',
      url: 'https://association.cm/albums/x/',
    });
  });

  it.each([
    ['that is closed again', 'AbortError'],
    ['that is open already', 'InvalidStateError'],
  ])('stays on the page with a sheet %s', async (_, name) => {
    const departures = watchDepartures();
    share.mockRejectedValue(new DOMException('', name));
    await userEvent.click(show());
    expect(share).toHaveBeenCalledTimes(1);
    expect(departures).not.toHaveBeenCalled();
  });

  it('leads to WhatsApp where the sheet fails', async () => {
    const departures = watchDepartures();
    share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(show());
    expect(departures).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('navigation') }),
    );
  });
});

describe('the folded menu', () => {
  const open = async () => {
    renderInLanguage(<Header name="Association" shortName="Asso" home="" path="/" />);
    const menu = screen.getByText('Menu').closest('details') as HTMLDetailsElement;
    await userEvent.click(screen.getByText('Menu'));
    expect(menu.open).toBe(true);
    return menu;
  };

  it('closes once a link is chosen', async () => {
    const menu = await open();
    fireEvent.click(menu.querySelector('a') as Element);
    expect(menu.open).toBe(false);
  });

  it('closes with Escape and gives the focus back', async () => {
    const menu = await open();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(menu.querySelector('summary')).toHaveFocus();
  });
});

it.each([
  ['gallery', '#gallery'],
  ['home', ''],
])('leads to the section in view in the other language: %s', (id, hash) => {
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
