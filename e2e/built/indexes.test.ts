import { languages } from '../../src/i18n/languages';
import { sites, tidy } from '../content';
import { find, openPage } from './files';

type Dated = { start: string; end?: string; address: string };

describe.each(languages)('in %s', (language) => {
  const { activities, albums, albumPath, path } = sites[language];

  it.each([
    ['/albums/', albums.map(({ slug, album }) => ({ ...album, address: albumPath(slug) }))],
    ['/activites/', activities.map((activity) => ({ ...activity, address: path(`/activites/${activity.slug}/`) }))],
  ] as [string, Dated[]][])('the index %s lists all by year, from the newest', (address, entries) => {
    const sections = [...find(openPage(path(address)), 'main').querySelectorAll('section')];
    const listed = sections.flatMap((section) =>
      [...section.querySelectorAll('li a')].map((link) => [
        tidy(find(section, 'h2').textContent),
        link.getAttribute('href'),
      ]),
    );
    // The content is read from the newest.
    const expected = entries.map(({ start, end = start, address }) => [end.slice(0, 4), address]);
    expect(listed).toEqual(expected);
    const years = sections.map((section) => tidy(find(section, 'h2').textContent));
    expect(years).toEqual([...new Set(years)].sort().reverse());
  });
});
