/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.association.cm/"}
 */
import { screen } from '@testing-library/react';
import { buildHomeView } from '../content/viewModel';
import { loadFixtureContent } from '../testing/loadFixtureContent';
import { renderInLanguage } from '../testing/renderInLanguage';
import { Donation } from './Donation';

const { donation } = buildHomeView(loadFixtureContent(), 'fr').sections;
const keys = { apiKey: 'a', siteId: '1' };

it.each(['http://127.0.0.1:8890/v2/payment', 'http://localhost:8890/v2/payment'])(
  'a build for another machine’s emulator (%s) accepts no donation and says that payment is not open',
  (url) => {
    renderInLanguage(<Donation {...donation} ways={[]} contactLinks={{}} providerSettings={{ ...keys, url }} />);
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText(donation.notOpen)).toBeInTheDocument();
  },
);

it('a build for the provider accepts donations', () => {
  renderInLanguage(
    <Donation
      {...donation}
      ways={[]}
      contactLinks={{}}
      providerSettings={{ ...keys, url: 'https://api-checkout.cinetpay.com/v2/payment' }}
    />,
  );
  expect(screen.getByRole('form')).toBeInTheDocument();
});
