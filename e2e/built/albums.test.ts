import { languages } from '../../src/i18n/languages';
import { literally, mediaOf, sites, tidy } from '../content';
import { find, isBuilt, openPage, readAll } from './files';

const pages = languages.flatMap((language) =>
  sites[language].albums.map((album) => ({ address: sites[language].albumPath(album.slug), language, album })),
);

// A content without albums has no such page.
const each =
  pages.length > 0 ? it.each(pages) : it.skip.each([{ address: 'no album', language: 'fr', album: undefined }]);

each('$address has the album’s texts and all its media, in their order', ({ address, album }) => {
  if (!album) return;
  const main = find(openPage(address), 'main');
  const { place, description, media } = album.album;
  for (const text of [place, description]) expect(tidy(main.textContent)).toContain(tidy(text));
  const captions = [...main.querySelectorAll('figcaption')].map((caption) => tidy(caption.textContent));
  expect(captions).toEqual(media.map(({ caption }) => tidy(caption)));
  // A photo that the build could not fetch keeps its place, with its caption.
  for (const [index, figure] of [...main.querySelectorAll('figure')].entries()) {
    const isVideo = media[index]?.type === 'video';
    expect(figure.querySelectorAll('video')).toHaveLength(isVideo ? 1 : 0);
    if (!isVideo) expect(figure.querySelectorAll('a[href] img, [role=img], svg').length).toBeGreaterThan(0);
  }
  const addresses = [...readAll(main, 'figure a', 'href'), ...readAll(main, 'video', 'src')];
  for (const file of addresses) expect(file).toMatch(/^\/static\/.+\.(jpg|png|mp4|webm)$/);
  expect(addresses.filter((file) => !isBuilt(file ?? ''))).toEqual([]);
});

each(
  '$address says what each video costs, which has controls, a picture of its own, and loads nothing',
  ({ address, album, language }) => {
    if (!album) return;
    const players = [...openPage(address).querySelectorAll('video')];
    expect(players.map((player) => player.getAttribute('aria-label'))).toEqual(
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
  },
);
