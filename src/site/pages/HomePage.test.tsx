/** @jest-environment jsdom */

import { present } from '../../content/present/present';
import { selectHome } from '../../content/select/pages';
import { languages } from '../../shared/i18n/languages';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { HomePage } from './HomePage';

it.each(languages)('in %s, the landing page has its sections at their anchors, in order', (language) => {
  const presented = present(loadFixtureContent(), language);
  const { container } = renderInLanguage(<HomePage frame={presented.frame} {...selectHome(presented)} />, language);
  const ids = [...container.querySelectorAll('section[id], section > [id]')].map(({ id }) => id);
  expect(ids).toEqual(['home', 'about', 'activities', 'gallery', 'contact', 'donation']);
});
