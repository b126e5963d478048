/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { Picture } from '../../../shared/components/Picture';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { MediaProvider, useMediaUrls } from './MediaProvider';

// jsdom has no object URLs.
Object.assign(URL, { createObjectURL: () => 'blob:draft', revokeObjectURL() {} });

const built = { width: 3, height: 2, src: '/static/built.jpg', srcSet: '/static/built.jpg 800w', sources: [] };
const sources = {
  pictures: { '/uploads/built.jpg': built },
  photos: ['built', 'published'].map((name) => ({ src: `/uploads/${name}.jpg`, small: '', large: `/${name}.jpg` })),
  content: { site: {}, descriptions: {}, shownElsewhere: [] },
  media: { '/uploads/draft.jpg': { bytes: new Uint8Array([1]) } },
};

it.each([
  ['/uploads/built.jpg', '/static/built.jpg'],
  ['/uploads/published.jpg', '/published.jpg'],
  ['/uploads/draft.jpg', 'blob:draft'],
  ['/uploads/other.jpg', undefined],
])('in the editor, the picture %s is drawn from %s', (path, url) => {
  const { container } = renderInLanguage(
    <MediaProvider documentKey="hero" {...sources}>
      <Picture src={path} alt="" sizes="1rem" />
    </MediaProvider>,
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe(url);
});

const photo = { bytes: new Uint8Array([1]) };
const market = { '/uploads/market.jpg': photo };
const both = { ...market, '/uploads/well.jpg': { ...photo } };

it('each file has one URL until the form closes, and none afterwards', () => {
  const urls = new Set<string>();
  let count = 0;
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
  // The URL stays the same when another file is added, so that the picture does not flicker.
  expect(result.current['/uploads/market.jpg']).toBe(first['/uploads/market.jpg']);
  unmount();
  expect(urls.size).toBe(0);
});
