/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { followHistory, useHistoryLayer } from './useHistoryLayer';

/** jsdom does not navigate: it reports each attempt as an error. */
const spyOnNavigation = () => jest.spyOn(console, 'error').mockImplementation(() => {});

let rendered = '/';
beforeAll(() => followHistory(() => rendered));

beforeEach(() => {
  rendered = '/';
  window.history.pushState(null, '', '/');
});

it('a layer opens under its own address', () => {
  const { result } = renderHook(() => useHistoryLayer('album'));
  act(() => result.current.open('douala', '/albums/douala/'));
  expect(result.current.value).toBe('douala');
  expect(window.location.pathname).toBe('/albums/douala/');
});

it('a layer closes by going back, so that address and page agree', async () => {
  const { result } = renderHook(() => useHistoryLayer('album'));
  act(() => result.current.open('douala', '/albums/douala/'));
  act(() => result.current.close());
  await waitFor(() => expect(result.current.value).toBeUndefined());
  expect(window.location.pathname).toBe('/');
});

it('Forward opens the layer again, over the same page', async () => {
  const navigation = spyOnNavigation();
  const { result } = renderHook(() => useHistoryLayer('album'));
  act(() => result.current.open('douala', '/albums/douala/'));
  act(() => result.current.close());
  await waitFor(() => expect(result.current.value).toBeUndefined());
  act(() => window.history.forward());
  await waitFor(() => expect(result.current.value).toBe('douala'));
  expect(navigation).not.toHaveBeenCalled();
  navigation.mockRestore();
});

it('Back from an album’s page, reloaded at the address of its layer, loads the page below', async () => {
  const navigation = spyOnNavigation();
  rendered = '/albums/douala/';
  window.history.pushState(null, '', rendered);
  act(() => window.history.back());
  await waitFor(() => expect(navigation).toHaveBeenCalledTimes(1));
  navigation.mockRestore();
});

it('closing a layer does not scroll the page below', async () => {
  const { result } = renderHook(() => useHistoryLayer('album'));
  act(() => result.current.open('douala', '/albums/douala/'));
  expect(window.history.scrollRestoration).toBe('manual');
  act(() => result.current.close());
  await waitFor(() => expect(result.current.value).toBeUndefined());
  expect(window.history.scrollRestoration).toBe('auto');
});

it('a layer closes with one step back however often its value was replaced', async () => {
  const { result } = renderHook(() => useHistoryLayer('photo'));
  act(() => result.current.open('p1', '#p1'));
  act(() => result.current.replace('p2', '#p2'));
  act(() => result.current.replace('p3', '#p3'));
  expect(result.current.value).toBe('p3');
  act(() => window.history.back());
  await waitFor(() => expect(result.current.value).toBeUndefined());
});

it('closing the upper layer leaves the lower one open', async () => {
  const { result } = renderHook(() => ({ album: useHistoryLayer('album'), photo: useHistoryLayer('photo') }));
  act(() => result.current.album.open('douala', '/albums/douala/'));
  act(() => result.current.photo.open('p1', '#p1'));
  act(() => result.current.photo.close());
  await waitFor(() => expect(result.current.photo.value).toBeUndefined());
  expect(result.current.album.value).toBe('douala');
});

it('closing a layer that history has already left does not go back again', async () => {
  const back = jest.spyOn(window.history, 'back');
  const { result } = renderHook(() => useHistoryLayer('album'));
  act(() => result.current.open('douala', '/albums/douala/'));
  act(() => result.current.close());
  await waitFor(() => expect(result.current.value).toBeUndefined());
  act(() => result.current.close());
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});

it('closing a layer twice at once goes back only once', async () => {
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

it('Back from a shared address leads to the page below', async () => {
  rendered = '/albums/douala/';
  window.history.replaceState(null, '', '/albums/douala/#p1');
  const { result } = renderHook(() => useHistoryLayer('photo'));
  act(() => result.current.openFromAddress('p1', '/albums/douala/'));
  expect(result.current.value).toBe('p1');
  expect(window.location.hash).toBe('#p1');
  act(() => window.history.back());
  await waitFor(() => expect(result.current.value).toBeUndefined());
  expect(window.location.pathname + window.location.hash).toBe('/albums/douala/');
});

it('a layer is open after a reload, without another history entry', () => {
  const first = renderHook(() => useHistoryLayer('photo'));
  act(() => first.result.current.open('p1', '#p1'));
  first.unmount();
  const steps = window.history.length;
  const { result } = renderHook(() => useHistoryLayer('photo'));
  act(() => result.current.openFromAddress('p1', '/'));
  expect(result.current.value).toBe('p1');
  expect(window.history.length).toBe(steps);
});
