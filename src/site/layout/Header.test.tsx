/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { anchors, menuSections } from '../../routes';
import { label } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { Header } from './Header';

it('the header links to the sections of the menu and to the donation, in the order of the page', () => {
  const { container } = renderInLanguage(<Header name="Association" shortName="Asso" home="" path="/" />);
  const links = [...container.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href'));
  const linked = [...menuSections, 'donation'];
  const inPageOrder = Object.entries(anchors).filter(([key]) => linked.includes(key));
  expect([...new Set(links)]).toEqual(inPageOrder.map(([, anchor]) => `#${anchor}`));
});

it('the header names the other language by its code, which small screens show, and in that language, and links to the same page', () => {
  renderInLanguage(<Header name="Association" shortName="Asso" home="" path="/albums/x/" />);
  const link = screen.getByRole('link', { name: 'en English' });
  expect(link).toHaveAttribute('href', '/en/albums/x/');
  expect(link).toHaveAttribute('lang', 'en');
  expect(link).toHaveAttribute('hreflang', 'en');
});

it('the menu ends with the data-saver switch, before the pictures that it makes lighter', () => {
  const { container } = renderInLanguage(<Header name="Association" shortName="Asso" home="" path="/" />);
  expect(container.querySelector('details nav')?.lastElementChild).toHaveTextContent(label('saver.name'));
});
