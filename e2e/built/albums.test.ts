import { languages } from '../../src/i18n/languages';
import { albumsOf, tidy } from '../content';
import { find, isBuilt, openPage, readAll } from './files';

const mainOf = (path: string) => find(openPage(path), 'main');

it.each(languages)('every album page in %s has its texts and its media in order', (language) => {
  for (const { path, place, description, photos, videos, captions } of albumsOf(language)) {
    const main = mainOf(path);
    for (const text of [place, description]) expect(tidy(main.textContent)).toContain(text);
    const shown = [...main.querySelectorAll('figcaption')].map((caption) => tidy(caption.textContent));
    expect(shown.slice(0, captions.length)).toEqual(captions);
    expect(shown).toHaveLength(photos + videos.length);
    // A photo that the build could not fetch keeps a placeholder with its caption.
    for (const figure of main.querySelectorAll('figure'))
      expect(figure.querySelectorAll('video, a[href] img, [role=img], svg').length).toBeGreaterThan(0);
    const addresses = [...readAll(main, 'figure a', 'href'), ...readAll(main, 'video', 'src')];
    for (const file of addresses) expect(file).toMatch(/^\/static\/.+\.(jpg|png|mp4|webm)$/);
    expect(addresses.filter((file) => !isBuilt(file ?? ''))).toEqual([]);
  }
});

it('captions are published beside their video, in the language that their name says', () => {
  const tracks = [...mainOf('/en/albums/veillee/').querySelectorAll('video track')];
  expect(tracks.map((track) => track.getAttribute('srclang'))).toEqual(['fr']);
  expect(isBuilt(tracks[0]?.getAttribute('src') ?? '')).toBe(true);
});

it.each([
  ['fr', /· \d,\d Mo/],
  ['en', /· \d\.\d MB/],
] as const)('every video in %s states its size, has controls and a poster, and preloads nothing', (language, size) => {
  for (const { path, videos } of albumsOf(language)) {
    const players = [...mainOf(path).querySelectorAll('video')];
    expect(players.map((player) => tidy(player.getAttribute('aria-label')))).toEqual(videos);
    for (const player of players) {
      expect(player.hasAttribute('controls')).toBe(true);
      expect(player.hasAttribute('autoplay')).toBe(false);
      expect(player.getAttribute('preload')).toBe('none');
      const figure = player.closest('figure');
      expect(figure?.querySelectorAll('img')).toHaveLength(1);
      expect(tidy(figure?.textContent ?? '')).toMatch(size);
    }
  }
});
