/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import { present } from '../../content/present/present';
import { label } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { AboutSection } from './AboutSection';

const { sections } = present(loadFixtureContent(), 'fr');

it('the map links a place to its album, and is absent without places', () => {
  const { rerender } = renderInLanguage(<AboutSection {...sections.about} />);
  const places = screen.getByRole('list', { name: label('about.places') });
  expect(places).toHaveTextContent(/^Garoua\s?Kribi$/);
  expect(within(places).getByRole('link', { name: 'Kribi' })).toHaveAttribute('href', '/albums/veillee/');
  rerender(<AboutSection {...sections.about} places={undefined} />);
  expect(screen.queryByRole('list', { name: label('about.places') })).toBeNull();
});

it('a number with an activity leads to it', () => {
  renderInLanguage(<AboutSection {...sections.about} />);
  expect(screen.getByRole('link', { name: '30+ fêtes de quartier' })).toHaveAttribute(
    'href',
    '/activites/fete-de-quartier/',
  );
  expect(screen.queryByRole('link', { name: 'puits creusés' })).toBeNull();
});

it('each name on the map is at its place, on the side with more land', () => {
  const places = [
    { id: 'a', name: 'Ici', x: 20, y: 60 },
    { id: 'b', name: 'Loin', x: 90, y: 30 },
  ];
  const { container } = renderInLanguage(<AboutSection {...sections.about} places={places} />);
  const names = within(screen.getByRole('list', { name: label('about.places') })).getAllByRole('listitem');
  const at = names.map(({ style }) => style.getPropertyValue('--place'));
  expect(at).toEqual(['60% auto auto 20%', '30% 10% auto auto']);
  const lozenges = container.querySelector('path:last-of-type')?.getAttribute('d');
  expect(lozenges?.match(/z/g)).toHaveLength(2);
});
