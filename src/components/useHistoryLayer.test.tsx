/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { followHistory, useHistoryLayer } from './useHistoryLayer';

beforeAll(() => followHistory(() => window.location.pathname));

beforeEach(() => window.history.pushState(null, '', '/'));

it('opens under an address of its own', () => {
  const { result } = renderHook(() => useHistoryLayer('album'));
  act(() => result.current.open('douala', '/albums/douala/'));
  expect(result.current.value).toBe('douala');
  expect(window.location.pathname).toBe('/albums/douala/');
});

it('closes by going back, so that address and page stay in step', async () => {
  const { result } = renderHook(() => useHistoryLayer('album'));
  act(() => result.current.open('douala', '/albums/douala/'));
  act(() => result.current.close());
  await waitFor(() => expect(result.current.value).toBeUndefined());
  expect(window.location.pathname).toBe('/');
});

it('keeps the browser from scrolling the page below when it closes', async () => {
  const { result } = renderHook(() => useHistoryLayer('album'));
  act(() => result.current.open('douala', '/albums/douala/'));
  expect(window.history.scrollRestoration).toBe('manual');
  act(() => result.current.close());
  await waitFor(() => expect(result.current.value).toBeUndefined());
  expect(window.history.scrollRestoration).toBe('auto');
});

it('takes one step back however often something else was shown on it', async () => {
  const { result } = renderHook(() => useHistoryLayer('photo'));
  act(() => result.current.open('p1', '#p1'));
  act(() => result.current.replace('p2', '#p2'));
  act(() => result.current.replace('p3', '#p3'));
  expect(result.current.value).toBe('p3');
  act(() => window.history.back());
  await waitFor(() => expect(result.current.value).toBeUndefined());
});

it('leaves the layer below open when the upper one closes', async () => {
  const { result } = renderHook(() => ({ album: useHistoryLayer('album'), photo: useHistoryLayer('photo') }));
  act(() => result.current.album.open('douala', '/albums/douala/'));
  act(() => result.current.photo.open('p1', '#p1'));
  act(() => result.current.photo.close());
  await waitFor(() => expect(result.current.photo.value).toBeUndefined());
  expect(result.current.album.value).toBe('douala');
});

it('goes back once, though closed twice before the browser has gone back', async () => {
  const back = jest.spyOn(window.history, 'back');
  const { result } = renderHook(() => useHistoryLayer('album'));
  act(() => result.current.open('douala', '/albums/douala/'));
  act(() => result.current.close());
  act(() => result.current.close());
  expect(back).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(result.current.value).toBeUndefined());

  act(() => result.current.open('bamenda', '/albums/bamenda/'));
  act(() => result.current.close());
  expect(back).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(result.current.value).toBeUndefined());
  back.mockRestore();
});

it('puts the page below a shared address, so that Back leads there', async () => {
  window.history.replaceState(null, '', '/albums/douala/#p1');
  const { result } = renderHook(() => useHistoryLayer('photo'));
  act(() => result.current.openFromAddress('p1', '/albums/douala/'));
  expect(result.current.value).toBe('p1');
  expect(window.location.hash).toBe('#p1');
  act(() => window.history.back());
  await waitFor(() => expect(result.current.value).toBeUndefined());
  expect(window.location.pathname + window.location.hash).toBe('/albums/douala/');
});

it('is open from the start on a page loaded anew, without another step in the history', () => {
  const first = renderHook(() => useHistoryLayer('photo'));
  act(() => first.result.current.open('p1', '#p1'));
  first.unmount();
  const steps = window.history.length;
  const { result } = renderHook(() => useHistoryLayer('photo'));
  act(() => result.current.openFromAddress('p1', '/'));
  expect(result.current.value).toBe('p1');
  expect(window.history.length).toBe(steps);
});
