/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import { present } from '../../content/present/present';
import { selectHome } from '../../content/select/pages';
import { languages } from '../../shared/i18n/languages';
import { label, matchLabel } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { GallerySection } from './GallerySection';

const content = loadFixtureContent();

it.each(languages)('in %s, each album card links to its album’s page, with a badge if it has a video', (language) => {
  const { sections, albums } = selectHome(present(content, language));
  renderInLanguage(<GallerySection {...sections.gallery} albums={albums} count={albums.length} />, language);
  const prefix = language === 'fr' ? '' : '/en';
  for (const { name, slug, videos } of albums) {
    const card = screen.getByRole('link', { name: new RegExp(name) });
    expect(card).toHaveAttribute('href', `${prefix}/albums/${slug}/`);
    expect(within(card).queryAllByText(matchLabel('album.video', {}, language))).toHaveLength(videos > 0 ? 1 : 0);
  }
});

it('the gallery links the index of albums only where some are left out', () => {
  const { sections, albums } = selectHome(present(content, 'fr'));
  const draw = (count: number) => <GallerySection {...sections.gallery} albums={albums.slice(0, 1)} count={count} />;
  const { rerender } = renderInLanguage(draw(3));
  expect(screen.getByRole('link', { name: label('album.allOf', { count: 3 }) })).toHaveAttribute('href', '/albums/');
  rerender(draw(1));
  expect(screen.queryByRole('link', { name: label('album.allOf', { count: 1 }) })).toBeNull();
});
