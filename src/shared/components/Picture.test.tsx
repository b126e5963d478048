/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { matchLabel } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import type { BuiltPicture } from '../media/builtMedia';
import { Picture, type PreloadedPicture, PreloadsContext, ResolvePictureContext, resolveBuilt } from './Picture';

const data: BuiltPicture = {
  width: 1080,
  height: 720,
  src: '/static/a-720.jpg',
  srcSet: '/static/a-320.jpg 320w',
  sources: [{ type: 'image/avif', srcSet: '/static/a-320.avif 320w' }],
};

type Options = { isFirst?: boolean; focus?: string };

function show(source: typeof data | null | undefined, options: Options = {}, preloads?: PreloadedPicture[]) {
  const src = '/uploads/a.jpg';
  const alt = 'Une foule en blanc';
  const picture = <Picture src={src} sizes="92vw" {...options} alt={alt} />;
  const resolve = source !== undefined && resolveBuilt(source ? { [src]: source } : {});
  renderInLanguage(
    <PreloadsContext value={preloads}>
      {resolve ? <ResolvePictureContext value={resolve}>{picture}</ResolvePictureContext> : picture}
    </PreloadsContext>,
  );
  return screen.getByRole('img', { name: alt });
}

it('a built picture has its URL and size in the HTML, and loads lazily', () => {
  const image = show(data);
  expect(image).toHaveAttribute('src', '/static/a-720.jpg');
  expect(image).toHaveAttribute('width', '1080');
  expect(image).toHaveAttribute('height', '720');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image.parentElement?.querySelector('source')).toHaveAttribute('type', 'image/avif');
});

it('the first picture is preloaded in its best format and stays lazy for data-saver mode', () => {
  const preloads: PreloadedPicture[] = [];
  const image = show(data, { isFirst: true }, preloads);
  expect(preloads).toEqual([{ type: 'image/avif', srcSet: '/static/a-320.avif 320w', sizes: '92vw' }]);
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).toHaveAttribute('loading', 'lazy');
});

it('a later picture is not preloaded', () => {
  const preloads: PreloadedPicture[] = [];
  show(data, {}, preloads);
  expect(preloads).toEqual([]);
});

it('an unprocessed picture loads from its own URL', () => {
  expect(show(undefined)).toHaveAttribute('src', '/uploads/a.jpg');
});

it('a picture missing from the build is said to be missing, and requests no other host', () => {
  const missing = show(null);
  expect(missing).toHaveTextContent(matchLabel('photo.missing'));
  expect(document.querySelector('img')).toBeNull();
});

it.each([
  ['is shown whole where others are cropped', {}, { objectFit: 'contain' }],
  ['with a focus is cropped like others', { focus: '20% 10%' }, { objectPosition: '20% 10%' }],
])('a portrait %s', (_, options, style) => {
  expect(show({ ...data, width: 720, height: 1080 }, options).style).toMatchObject({ objectFit: '', ...style });
});
