import { dirname } from 'node:path';
import sharp from 'sharp';
import { netlifyImageUrl, setAvifOptions } from './formats';

it('setAvifOptions sets the effort and the colours of gatsby-plugin-sharp, which names neither', async () => {
  const photo = await sharp('fixtures/content/uploads/chantier/photo-1.jpg').resize(320).png().toBuffer();
  const { avif } = sharp.prototype;
  const encode = (effort = {}) =>
    sharp(photo)
      .avif({ quality: 46, force: true, ...effort })
      .toBuffer();
  const [usual, fast] = [await encode(), await encode({ effort: 0, chromaSubsampling: '4:2:0' })];
  try {
    setAvifOptions('develop');
    expect((await encode()).equals(fast)).toBe(true);
    expect(usual.equals(fast)).toBe(false);
  } finally {
    sharp.prototype.avif = avif;
  }
  const plugin = dirname(require.resolve('gatsby-plugin-sharp'));
  expect(require.resolve('sharp', { paths: [plugin] })).toBe(require.resolve('sharp'));
});

it('netlifyImageUrl names the original, width, format and quality', () => {
  const url = new URL(netlifyImageUrl('/static/ab12/photo-01.jpg', 720, 'avif'), 'https://association.example');
  expect(url.pathname).toBe('/.netlify/images');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    url: '/static/ab12/photo-01.jpg',
    w: '720',
    fm: 'avif',
    q: '42',
  });
});

it('netlifyImageUrl has no space or comma, which would end the URL in a srcset', () => {
  expect(netlifyImageUrl('/static/ab12/fête, jour 1.jpg', 320, 'webp')).not.toMatch(/[\s,]/);
});

it('netlifyImageUrl names no quality for a lossless format', () => {
  expect(netlifyImageUrl('/static/ab12/logo.png', 320, 'png')).not.toContain('q=');
});
