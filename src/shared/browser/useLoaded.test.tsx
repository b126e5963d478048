/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useLoaded } from './useLoaded';

const load = jest.fn<Promise<string>, []>();
const show = (initial?: string) =>
  renderHook<ReturnType<typeof useLoaded<string>>, { key?: string }>(({ key }) => useLoaded(key, load), {
    initialProps: initial === undefined ? {} : { key: initial },
  });
const settle = () => act(async () => {});

beforeEach(() => load.mockReset());

it('useLoaded loads when it gets a key and caches the value', async () => {
  load.mockResolvedValue('Gadas');
  const { result, rerender } = show();
  expect(load).not.toHaveBeenCalled();
  rerender({ key: 'gadas' });
  expect(result.current).toEqual({ status: 'loading' });
  await settle();
  expect(result.current).toEqual({ status: 'loaded', value: 'Gadas' });
  rerender({});
  rerender({ key: 'gadas' });
  expect(result.current.status).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(1);
});

it('useLoaded retries on demand and when the key returns', async () => {
  load.mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error()).mockResolvedValue('Gadas');
  const { result, rerender } = show('gadas');
  await settle();
  const { current } = result;
  await act(async () => current.status === 'failed' && current.retry());
  expect(result.current.status).toBe('failed');
  rerender({});
  rerender({ key: 'gadas' });
  await settle();
  expect(result.current).toEqual({ status: 'loaded', value: 'Gadas' });
});

it('useLoaded ignores a late value of the previous key', async () => {
  let arrive = (_: string) => {};
  load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve))).mockResolvedValue('Kribi');
  const { result, rerender } = show('gadas');
  rerender({ key: 'kribi' });
  await settle();
  arrive('Gadas');
  await settle();
  expect(result.current).toEqual({ status: 'loaded', value: 'Kribi' });
});
