import { netlifyImageUrl } from './formats';

it('names the original, the width, the format and the quality that Netlify is to make', () => {
  const url = new URL(netlifyImageUrl('/static/ab12/photo-01.jpg', 720, 'avif'), 'https://association.example');
  expect(url.pathname).toBe('/.netlify/images');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    url: '/static/ab12/photo-01.jpg',
    w: '720',
    fm: 'avif',
    q: '46',
  });
});

it('has no space or comma, which would end the address in a srcset', () => {
  expect(netlifyImageUrl('/static/ab12/fête, jour 1.jpg', 320, 'webp')).not.toMatch(/[\s,]/);
});

it('asks no quality of a format that loses nothing', () => {
  expect(netlifyImageUrl('/static/ab12/logo.png', 320, 'png')).not.toContain('q=');
});
