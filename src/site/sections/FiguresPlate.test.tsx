/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import { present } from '../../content/present/present';
import { label } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { FiguresPlate } from './FiguresPlate';

const { figures, places } = present(loadFixtureContent(), 'fr').sections.about;

it('the map links a place to its album, and is absent without places', () => {
  const { rerender } = renderInLanguage(<FiguresPlate figures={figures} places={places} />);
  const names = screen.getByRole('list', { name: label('about.places') });
  expect(names).toHaveTextContent(/^Garoua\s?Kribi$/);
  expect(within(names).getByRole('link', { name: 'Kribi' })).toHaveAttribute('href', '/albums/veillee/');
  rerender(<FiguresPlate figures={figures} />);
  expect(screen.queryByRole('list', { name: label('about.places') })).toBeNull();
});

it('a number with an activity leads to it', () => {
  renderInLanguage(<FiguresPlate figures={figures} />);
  expect(screen.getByRole('link', { name: '30+ fêtes de quartier' })).toHaveAttribute(
    'href',
    '/activites/fete-de-quartier/',
  );
  expect(screen.queryByRole('link', { name: 'puits creusés' })).toBeNull();
});

it('the map marks each place, with its name on the side with more land', () => {
  const west = { id: 'a', name: 'Ici', x: 20, y: 60 };
  const east = { id: 'b', name: 'Loin', x: 90, y: 30 };
  const { container } = renderInLanguage(<FiguresPlate figures={[]} places={[west, east]} />);
  expect(screen.getByText('Ici')).toHaveStyle({ top: '60%', left: '20%' });
  expect(screen.getByText('Loin')).toHaveStyle({ top: '30%', right: '10%' });
  const lozenges = container.querySelector('path:last-of-type')?.getAttribute('d');
  expect(lozenges?.match(/z/g)).toHaveLength(2);
});
