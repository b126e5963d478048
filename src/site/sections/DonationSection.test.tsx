/** @jest-environment jsdom */

import { screen } from '@testing-library/react';
import { present } from '../../content/present/present';
import { settings } from '../../donation/testing/testPayment';
import { label } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { DonationSection, type DonationSectionProps } from './DonationSection';

const { sections } = present(loadFixtureContent(), 'fr');

const none = { ways: [], contactLinks: {}, facts: {}, bureau: '', paymentSetup: undefined };
const props: DonationSectionProps = { ...sections.donation, ...none };

it('the donation section has its picture, if any, after its text', () => {
  const { rerender } = renderInLanguage(<DonationSection {...props} />);
  const picture = screen.getByRole('img', { name: /deux conteurs à la veillée/ });
  expect(picture.compareDocumentPosition(screen.getByText(props.subtitle))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  rerender(<DonationSection {...props} picture={undefined} />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('a donation section without a form leads to the activities', () => {
  renderInLanguage(<DonationSection {...props} />);
  expect(screen.getByRole('link', { name: label('activity.all') })).toHaveAttribute('href', '/activites/');
});

it('the use of donations, once known, follows the subtitle of the donation section', () => {
  const { rerender } = renderInLanguage(<DonationSection {...props} />);
  expect(screen.getByText(props.subtitle).nextElementSibling).toBeNull();
  rerender(<DonationSection {...props} facts={{ giftUse: 'Des actes de naissance.' }} />);
  expect(screen.getByText(props.subtitle).nextElementSibling).toHaveTextContent('Des actes de naissance.');
});

const readTerms = () => screen.queryAllByRole('term').map(({ textContent }) => textContent);
const known: DonationSectionProps = { ...props, facts: { paymentHandling: 'Par CinetPay.', taxNumber: 'P01' } };

it('beside the form are the payment provider, the reference, the privacy page, and the known facts', () => {
  renderInLanguage(<DonationSection {...known} bureau="Ama, présidente" paymentSetup={{ settings }} />);
  expect(readTerms()).toEqual([
    label('trust.paymentHandling'),
    label('trust.reference'),
    label('trust.tracking'),
    label('trust.taxNumber'),
    label('trust.bureau'),
  ]);
  expect(screen.getByText(/Ama, présidente/)).toBeVisible();
  expect(screen.getByRole('link', { name: label('about.more') })).toHaveAttribute('href', '/association/');
  expect(screen.getByRole('link', { name: label('trust.privacy') })).toHaveAttribute('href', '/confidentialite/');
});

it('without a form, only the known facts are listed', () => {
  const { rerender } = renderInLanguage(<DonationSection {...known} />);
  expect(readTerms()).toEqual([label('trust.taxNumber')]);
  rerender(<DonationSection {...props} />);
  expect(readTerms()).toEqual([]);
});
