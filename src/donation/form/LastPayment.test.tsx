/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { payButton, readTexts } from '../../testing/donationForm';
import { checked, remember, startAnew } from '../../testing/paymentPage';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { DonationPanel } from './DonationPanel.island';
import { saveFinalAnswer } from './donationStorage';
import { LastPayment } from './LastPayment';

beforeEach(startAnew);
afterEach(() => jest.useRealTimers());

/** Back restores the page from the bfcache, as it was before the payment. */
const goBack = () => act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

it('after Back from a finished payment, its card is gone and that of another, still open, stays', () => {
  remember('11111111');
  remember('22222222');
  renderInLanguage(<LastPayment />, 'fr');
  expect(screen.getByText(/22222222/)).toBeVisible();
  saveFinalAnswer(checked('accepted', { reference: '22222222' }));
  goBack();
  expect(screen.queryByText(/22222222/)).not.toBeInTheDocument();
  expect(screen.getByText(/11111111/)).toBeVisible();
});

it('the card comes below the form, where its arrival moves neither field nor button', () => {
  remember('11111111');
  const providerSettings = { url: 'https://provider.example/v2/payment', apiKey: 'key', siteId: '123' };
  renderInLanguage(<DonationPanel {...readTexts('fr')} providerSettings={providerSettings} />, 'fr');
  const card = screen.getByText(/11111111/);
  expect(payButton().compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
