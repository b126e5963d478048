/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useMediaUrls } from './useMediaUrls';

const photo = { bytes: new Uint8Array([1]), originalBytes: 1 };
const market = { '/uploads/market.jpg': photo };
const both = { ...market, '/uploads/well.jpg': { ...photo } };

it('each file has one URL while it is shown, and none is left afterwards', () => {
  const urls = new Set<string>();
  let count = 0;
  // jsdom has no object URLs.
  URL.createObjectURL = () => {
    count += 1;
    urls.add(`blob:${count}`);
    return `blob:${count}`;
  };
  URL.revokeObjectURL = (url) => void urls.delete(url);

  const { result, rerender, unmount } = renderHook(useMediaUrls, { initialProps: market, wrapper: StrictMode });
  expect(Object.values(result.current)).toEqual([...urls]);
  const first = result.current;
  rerender(market);
  expect(result.current).toBe(first);
  rerender(both);
  expect(Object.keys(result.current)).toEqual(['/uploads/market.jpg', '/uploads/well.jpg']);
  expect(Object.values(result.current)).toEqual([...urls]);
  // It does not flicker when another comes.
  expect(result.current['/uploads/market.jpg']).toBe(first['/uploads/market.jpg']);
  unmount();
  expect(urls.size).toBe(0);
});
