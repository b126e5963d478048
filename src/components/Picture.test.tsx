/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Picture, PictureSourcesContext } from './Picture';
import { renderInLanguage } from './renderInLanguage';

const data = {
  width: 1080,
  height: 720,
  images: {
    fallback: { src: '/static/a-720.jpg', srcSet: '/static/a-320.jpg 320w' },
    sources: [{ type: 'image/avif', srcSet: '/static/a-320.avif 320w' }],
  },
};

function show(source: typeof data | null | undefined, eager = false) {
  const src = '/uploads/a.jpg';
  renderInLanguage(
    <PictureSourcesContext value={source === undefined ? {} : { [src]: source }}>
      <Picture src={src} alt="Une foule en blanc" sizes="92vw" eager={eager} />
    </PictureSourcesContext>,
  );
  return screen.getByRole('img', { name: 'Une foule en blanc' });
}

it('has a real address and its own size before any script runs', () => {
  const image = show(data);
  expect(image).toHaveAttribute('src', '/static/a-720.jpg');
  expect(image).toHaveAttribute('width', '1080');
  expect(image).toHaveAttribute('height', '720');
  expect(image.parentElement?.querySelector('source')).toHaveAttribute('type', 'image/avif');
});

it.each([
  [false, 'lazy'],
  [true, 'eager'],
])('loads as the page needs it: eager %s', (eager, loading) => {
  expect(show(data, eager)).toHaveAttribute('loading', loading);
});

it('shows a picture that no build has seen from its own address', () => {
  expect(show(undefined)).toHaveAttribute('src', '/uploads/a.jpg');
});

it('asks no other host for a picture that could not be had at build, and says so', () => {
  const placeholder = show(null);
  expect(placeholder).toHaveTextContent('Image pas encore disponible');
  expect(document.querySelector('img')).toBeNull();
});
