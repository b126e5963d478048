/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { Header } from './Header';

it('the header links the same page in the other language, by that language’s code and own name', () => {
  renderInLanguage(<Header name="Association" shortName="Asso" home="" path="/albums/x/" offersDonation />);
  const link = screen.getByRole('link', { name: 'EN English' });
  expect(link).toHaveAttribute('href', '/en/albums/x/');
  expect(link).toHaveAttribute('lang', 'en');
  expect(link).toHaveAttribute('hreflang', 'en');
});
