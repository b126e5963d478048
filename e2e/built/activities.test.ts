import { languages } from '../../src/i18n/languages';
import { activitiesOf, tidy } from '../content';
import { find, openPage } from './files';

it.each(languages)('every activity page in %s has its texts, and its news from the newest', (language) => {
  for (const { path, title, description, facts, news } of activitiesOf(language)) {
    const main = find(openPage(path), 'main');
    for (const text of [title, description, ...facts]) expect(tidy(main.textContent)).toContain(text);
    expect([...main.querySelectorAll('article p')].map((paragraph) => tidy(paragraph.textContent))).toEqual(news);
  }
});
