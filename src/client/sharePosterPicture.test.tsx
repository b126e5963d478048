/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInLanguage } from '../testing/renderInLanguage';
import { sharePosterPicture } from './sharePosterPicture';

const share = jest.fn<Promise<void>, [ShareData]>();

beforeAll(() => {
  Object.defineProperty(navigator, 'share', { value: share });
  sharePosterPicture();
});

const fetchPicture = jest.fn<Promise<Partial<Response>>, []>();
const answer = (status: number) => ({ ok: status === 200, blob: async () => new Blob([], { type: 'image/png' }) });
const refuse = (name: string) => share.mockRejectedValueOnce(new DOMException('', name));
const says = (text: string | RegExp) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
let shown = 0;
let isDownloaded = false;
beforeEach(() => {
  window.fetch = fetchPicture.mockReset().mockResolvedValue(answer(200)) as unknown as typeof fetch;
  isDownloaded = false;
  share.mockReset().mockResolvedValue();
});
afterEach(() => {
  window.onclick = null;
});
const show = () => {
  // Each at an address of its own: one is fetched once.
  const address = `/share/fr/${++shown}.png?text=Donnez https://association.cm/don`;
  renderInLanguage(
    <>
      <a
        href={address}
        download="Affiche.png"
        data-share="Affiche"
        data-wait="Patience"
        data-ready="Encore"
        data-failed="Panne"
      >
        Partager
      </a>
      <output />
    </>,
  );
  // Comes after the page's own listener.
  window.onclick = (event) => {
    isDownloaded = !event.defaultPrevented;
    event.preventDefault();
  };
  return screen.getByRole('link');
};

it('a download link shares its picture, with its text', async () => {
  await userEvent.click(show());
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  const [{ files = [], ...message } = {}] = share.mock.calls[0] ?? [];
  expect(message).toEqual({ title: 'Affiche', text: 'Donnez', url: 'https://association.cm/don' });
  expect(files.map(({ name, type }) => [name, type])).toEqual([['Affiche.png', 'image/png']]);
  await says(/^$/);
});

it('the link says that a slow picture is coming, then that it is there, and shares it at the next press', async () => {
  let arrive = (_: Partial<Response>) => {};
  fetchPicture.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const link = show();
  await userEvent.click(link);
  await says('Patience');
  // The press is too long ago.
  refuse('NotAllowedError');
  arrive(answer(200));
  await says('Encore');
  await userEvent.click(link);
  await says(/^$/);
  expect([share.mock.calls.length, fetchPicture.mock.calls.length, isDownloaded]).toEqual([2, 1, false]);
});

it.each([
  ['is lost on the way', () => fetchPicture.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['is answered by an error', () => fetchPicture.mockResolvedValueOnce(answer(503))],
])('the link says when its picture %s, and fetches it again at the next press', async (_, fail) => {
  fail();
  const link = show();
  await userEvent.click(link);
  await says('Panne');
  expect(share).not.toHaveBeenCalled();
  await userEvent.click(link);
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(isDownloaded).toBe(false);
});

it.each([
  ['that takes no files', ['TypeError'], 1],
  ['that refuses the share sheet', ['NotAllowedError', 'NotAllowedError'], 2],
])('the link downloads its picture in a browser %s', async (_, errors, presses) => {
  errors.forEach(refuse);
  const link = show();
  for (let press = 0; press < presses; press++) {
    await userEvent.click(link);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(press + 1));
    expect(isDownloaded).toBe(press + 1 === presses);
  }
});
