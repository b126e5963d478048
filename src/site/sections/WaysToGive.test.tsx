/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import { present } from '../../content/present/present';
import { label, matchLabel } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { WaysToGive } from './WaysToGive';

const { ways } = present(loadFixtureContent(), 'fr');
const chat = { whatsapp: 'https://wa.me/237699000000' };
const show = (contactLinks = {}) =>
  renderInLanguage(<WaysToGive text="Appelez-nous." ways={ways} contactLinks={contactLinks} />);
const item = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

it('a way to give shows its number, its holder and the code to dial', () => {
  show();
  const way = item('Orange Money');
  expect(way.getByText('+237 6 00 00 00 01')).toBeInTheDocument();
  expect(way.getByText(matchLabel('ways.holder', { holder: 'Grand Baobab' }))).toBeInTheDocument();
  expect(way.getByRole('link', { name: label('ways.dial', { code: '#000*1#' }) })).toHaveAttribute(
    'href',
    'tel:%23000*1%23',
  );
});

it('a way to give on another site is a link that shows its host', () => {
  show();
  expect(item('Page de collecte').getByRole('link', { name: 'collecte.example' })).toHaveAttribute(
    'href',
    'https://collecte.example/baobab',
  );
});

it('a way to give has a WhatsApp message to the association, with the way’s name and two blanks', () => {
  show(chat);
  const name = label('ways.tellOf', { way: 'Orange Money' });
  const url = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  expect(url.origin + url.pathname).toBe('https://wa.me/237699000000');
  expect(url.searchParams.get('text')).toMatch(/^[^…]*Orange Money[^…]*…[^…]*…[^…]*$/);
});

it('a way to give has no message while the association’s contacts are placeholders', () => {
  show();
  expect(screen.queryByRole('link', { name: label('ways.tellOf', { way: 'Orange Money' }) })).toBeNull();
});
