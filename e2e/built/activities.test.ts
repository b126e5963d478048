import { languages } from '../../src/i18n/languages';
import { sites, tidy } from '../content';
import { find, openPage } from './files';

it.each(languages)('every activity page in %s has its texts, and its news from the newest', (language) => {
  const { activities, path, label } = sites[language];
  for (const { slug, title, description, location, participants, status, updates = [] } of activities) {
    const main = find(openPage(path(`/activites/${slug}/`)), 'main');
    const text = tidy(main.textContent);
    for (const each of [title, tidy(description), location, participants, label(`status.${status}`)])
      expect(text).toContain(each);
    const news = updates.toSorted((a, b) => (a.date < b.date ? 1 : -1)).map((update) => update.text);
    expect([...main.querySelectorAll('article p')].map((paragraph) => tidy(paragraph.textContent))).toEqual(news);
  }
});
