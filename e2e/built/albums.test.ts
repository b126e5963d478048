import { languages } from '../../src/i18n/languages';
import { literally, mediaOf, sites, tidy } from '../content';
import { find, isBuilt, openPage, readAll } from './files';

// One test per language, not per album, because content may have no albums.
it.each(languages)('every album page in %s has its texts and its media in order', (language) => {
  for (const { slug, album } of sites[language].albums) {
    const main = find(openPage(sites[language].albumPath(slug)), 'main');
    const { place, description, media } = album;
    for (const text of [place, description]) expect(tidy(main.textContent)).toContain(tidy(text));
    const captions = [...main.querySelectorAll('figcaption')].map((caption) => tidy(caption.textContent));
    expect(captions).toEqual(media.map(({ caption, description = '' }) => tidy(caption + description)));
    // A photo that the build could not fetch keeps a placeholder with its caption.
    for (const [index, figure] of [...main.querySelectorAll('figure')].entries()) {
      const isVideo = media[index]?.type === 'video';
      expect(figure.querySelectorAll('video')).toHaveLength(isVideo ? 1 : 0);
      if (!isVideo) expect(figure.querySelectorAll('a[href] img, [role=img], svg').length).toBeGreaterThan(0);
    }
    // Captions are published beside their video, in the language that their name says.
    for (const [index, figure] of [...main.querySelectorAll('figure')].entries()) {
      const { captions } = media[index] ?? {};
      const [track] = [...figure.querySelectorAll('track')];
      expect(track?.getAttribute('srclang')).toBe(captions && /\.(\w+)\.vtt$/.exec(captions)?.[1]);
      if (track) expect(isBuilt(track.getAttribute('src') ?? '')).toBe(true);
    }
    const addresses = [...readAll(main, 'figure a', 'href'), ...readAll(main, 'video', 'src')];
    for (const file of addresses) expect(file).toMatch(/^\/static\/.+\.(jpg|png|mp4|webm)$/);
    expect(addresses.filter((file) => !isBuilt(file ?? ''))).toEqual([]);
  }
});

it.each(languages)('every video in %s states its size, has controls and a poster, and preloads nothing', (language) => {
  for (const album of sites[language].albums) {
    const players = [...openPage(sites[language].albumPath(album.slug)).querySelectorAll('video')];
    expect(players.map((player) => tidy(player.getAttribute('aria-label')))).toEqual(
      mediaOf(album, 'video').map(({ caption }) => caption),
    );
    for (const player of players) {
      expect(player.hasAttribute('controls')).toBe(true);
      expect(player.hasAttribute('autoplay')).toBe(false);
      expect(player.getAttribute('preload')).toBe('none');
      const figure = player.closest('figure');
      expect(figure?.querySelectorAll('img')).toHaveLength(1);
      const unit = literally(sites[language].label('size.megabytes', { size: '' }));
      expect(tidy(figure?.textContent ?? '')).toMatch(new RegExp(String.raw`· \d+[.,]\d ${unit}`));
    }
  }
});
