/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInLanguage } from '../../fixtures/renderInLanguage';
import {
  type BuiltPicture,
  Picture,
  type PreloadedPicture,
  PreloadsContext,
  ResolvePictureContext,
  resolveBuilt,
} from './Picture';

const data: BuiltPicture = {
  width: 1080,
  height: 720,
  src: '/static/a-720.jpg',
  srcSet: '/static/a-320.jpg 320w',
  sources: [{ type: 'image/avif', srcSet: '/static/a-320.avif 320w' }],
};

type Options = { first?: boolean; eager?: boolean; alt?: string };

function show(source: typeof data | null | undefined, options: Options = {}, preloads?: PreloadedPicture[]) {
  const src = '/uploads/a.jpg';
  const alt = options.alt ?? 'Une foule en blanc';
  const picture = <Picture src={src} sizes="92vw" {...options} alt={alt} />;
  const resolve = source !== undefined && resolveBuilt([{ src, picture: source }]);
  renderInLanguage(
    <PreloadsContext value={preloads}>
      {resolve ? <ResolvePictureContext value={resolve}>{picture}</ResolvePictureContext> : picture}
    </PreloadsContext>,
  );
  return screen.getByRole('img', { name: alt });
}

it('has a real address and its own size before any script runs', () => {
  const image = show(data);
  expect(image).toHaveAttribute('src', '/static/a-720.jpg');
  expect(image).toHaveAttribute('width', '1080');
  expect(image).toHaveAttribute('height', '720');
  expect(image.parentElement?.querySelector('source')).toHaveAttribute('type', 'image/avif');
});

it('waits until it is near, unless it is wanted at once', () => {
  expect(show(data)).toHaveAttribute('loading', 'lazy');
  expect(show(data, { eager: true, alt: 'Agrandie' })).toHaveAttribute('loading', 'eager');
});

it('is preloaded in its best format when it is the first of the page, and lazy for data-saver mode', () => {
  const preloads: PreloadedPicture[] = [];
  const image = show(data, { first: true }, preloads);
  expect(preloads).toEqual([{ type: 'image/avif', srcSet: '/static/a-320.avif 320w', sizes: '92vw' }]);
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).toHaveAttribute('loading', 'lazy');
});

it('is not preloaded when it is any other', () => {
  const preloads: PreloadedPicture[] = [];
  show(data, {}, preloads);
  expect(preloads).toEqual([]);
});

it('shows a picture that no build has seen from its own address', () => {
  expect(show(undefined)).toHaveAttribute('src', '/uploads/a.jpg');
});

it('asks no other host for a picture that could not be had at build, and says so', () => {
  const placeholder = show(null);
  expect(placeholder).toHaveTextContent('Image pas encore disponible');
  expect(document.querySelector('img')).toBeNull();
});
