/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { followHistory, useHistoryLayer } from './useHistoryLayer';

/** jsdom does not navigate: it reports each try as an error. */
const spyOnNavigation = () => jest.spyOn(console, 'error').mockImplementation(() => {});

let rendered = '/';
beforeAll(() => followHistory(() => rendered));

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  rendered = '/';
  window.history.pushState(null, '', '/');
});

/** Opens an album over the landing page. */
function openAlbum() {
  const { result } = renderHook(() => useHistoryLayer('album'));
  act(() => result.current.open('douala', '/albums/douala/'));
  return result;
}

type Layer = { current: { value: string | undefined; close: () => void } };

const expectClosed = (layer: Layer) => waitFor(() => expect(layer.current.value).toBeUndefined());

function close(layer: Layer): Promise<void> {
  act(() => layer.current.close());
  return expectClosed(layer);
}

it('an open layer has its own URL; it closes by going back, and does not scroll the page below', async () => {
  const album = openAlbum();
  expect(album.current.value).toBe('douala');
  expect(window.location.pathname).toBe('/albums/douala/');
  expect(window.history.scrollRestoration).toBe('manual');
  await close(album);
  expect(window.location.pathname).toBe('/');
  expect(window.history.scrollRestoration).toBe('auto');
});

it('Forward opens the layer again, over the same page', async () => {
  const navigation = spyOnNavigation();
  const album = openAlbum();
  await close(album);
  act(() => window.history.forward());
  await waitFor(() => expect(album.current.value).toBe('douala'));
  expect(navigation).not.toHaveBeenCalled();
});

it('after a reload at the URL of an open album, Back loads the page below', async () => {
  const navigation = spyOnNavigation();
  rendered = '/albums/douala/';
  window.history.pushState(null, '', rendered);
  act(() => window.history.back());
  await waitFor(() => expect(navigation).toHaveBeenCalledTimes(1));
});

it('a layer closes with one step back however often its value was replaced', async () => {
  const album = openAlbum();
  act(() => album.current.replace('bamenda', '/albums/bamenda/'));
  act(() => album.current.replace('kribi', '/albums/kribi/'));
  expect(album.current.value).toBe('kribi');
  act(() => window.history.back());
  await expectClosed(album);
});

it('closing the upper layer leaves the lower one open', async () => {
  const album = openAlbum();
  const { result: photo } = renderHook(() => useHistoryLayer('photo'));
  act(() => photo.current.open('p1', '#p1'));
  await close(photo);
  expect(album.current.value).toBe('douala');
});

it('closing an open layer several times goes back once', async () => {
  const back = jest.spyOn(window.history, 'back');
  const album = openAlbum();
  act(() => album.current.close());
  await close(album);
  await close(album);
  expect(back).toHaveBeenCalledTimes(1);
  act(() => album.current.open('bamenda', '/albums/bamenda/'));
  await close(album);
  expect(back).toHaveBeenCalledTimes(2);
});

it('Back from a shared URL leads to the page below', async () => {
  rendered = '/albums/douala/';
  window.history.replaceState(null, '', '/albums/douala/#p1');
  const { result } = renderHook(() => useHistoryLayer('photo'));
  act(() => result.current.openFromUrl('p1', '/albums/douala/'));
  expect(result.current.value).toBe('p1');
  expect(window.location.hash).toBe('#p1');
  act(() => window.history.back());
  await expectClosed(result);
  expect(window.location.pathname + window.location.hash).toBe('/albums/douala/');
});

it('a layer whose link was pressed before the scripts came takes no second history entry', () => {
  const arrival = { name: 'http://localhost/albums/douala/' } as PerformanceEntry;
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([arrival]);
  window.history.pushState(null, '', '/albums/douala/#p1');
  const steps = window.history.length;
  const { result } = renderHook(() => useHistoryLayer('photo'));
  act(() => result.current.openFromUrl('p1', '/albums/douala/'));
  expect(result.current.value).toBe('p1');
  expect(window.location.hash).toBe('#p1');
  expect(window.history.length).toBe(steps);
});

it('after a reload, a layer is open again, without another history entry', () => {
  const first = renderHook(() => useHistoryLayer('photo'));
  act(() => first.result.current.open('p1', '#p1'));
  first.unmount();
  const steps = window.history.length;
  const { result } = renderHook(() => useHistoryLayer('photo'));
  act(() => result.current.openFromUrl('p1', '/'));
  expect(result.current.value).toBe('p1');
  expect(window.history.length).toBe(steps);
});
