import { netlifyImageUrl } from './formats';

it('netlifyImageUrl names the original, width, format and quality', () => {
  const url = new URL(netlifyImageUrl('/static/ab12/photo-01.jpg', 720, 'avif'), 'https://association.example');
  expect(url.pathname).toBe('/.netlify/images');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    url: '/static/ab12/photo-01.jpg',
    w: '720',
    fm: 'avif',
    q: '46',
  });
});

it('netlifyImageUrl has no space or comma, which would end the URL in a srcset', () => {
  expect(netlifyImageUrl('/static/ab12/fête, jour 1.jpg', 320, 'webp')).not.toMatch(/[\s,]/);
});

it('netlifyImageUrl names no quality for a lossless format', () => {
  expect(netlifyImageUrl('/static/ab12/logo.png', 320, 'png')).not.toContain('q=');
});
