/** @jest-environment jsdom */

import { screen } from '@testing-library/react';
import { present } from '../../content/present/present';
import { label } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { ContactSection } from './ContactSection';

const { sections } = present(loadFixtureContent(), 'fr');

it('the contact section shows a subtitle only when there is one', () => {
  const { rerender } = renderInLanguage(<ContactSection {...sections.contact} />);
  expect(screen.queryByText('Venez nous voir')).toBeNull();
  rerender(<ContactSection {...sections.contact} subtitle="Venez nous voir" />);
  expect(screen.getByText(/^Venez nous voir/)).toBeInTheDocument();
});

it('real contacts are links to a call, an e-mail and a WhatsApp message', () => {
  const contactLinks = {
    phone: 'tel:+237699000000',
    email: 'mailto:nous@asso.cm',
    whatsapp: 'https://wa.me/237699000000',
  };
  renderInLanguage(
    <ContactSection {...sections.contact} phone="+237 699 00 00 00" email="nous@asso.cm" contactLinks={contactLinks} />,
  );
  expect(screen.getByRole('link', { name: '+237 699 00 00 00' })).toHaveAttribute('href', contactLinks.phone);
  expect(screen.getByRole('link', { name: 'nous@asso.cm' })).toHaveAttribute('href', contactLinks.email);
  expect(screen.getByRole('link', { name: label('contact.whatsapp') })).toHaveAttribute('href', contactLinks.whatsapp);
});

it('each of two phone numbers is a link to its call', () => {
  const phones = [
    { text: '699 00 00 00', number: '+237699000000' },
    { text: ' / ' },
    { text: '677 11 11 11', number: '+237677111111' },
  ];
  renderInLanguage(<ContactSection {...sections.contact} contactLinks={{ phone: 'tel:+237699000000', phones }} />);
  expect(screen.getByRole('link', { name: '699 00 00 00' })).toHaveAttribute('href', 'tel:+237699000000');
  expect(screen.getByRole('link', { name: '677 11 11 11' })).toHaveAttribute('href', 'tel:+237677111111');
});

it('placeholder contacts are shown without links', () => {
  renderInLanguage(<ContactSection {...sections.contact} />);
  expect(document.body).toHaveTextContent('+237 6XX XX XX XX');
  expect(document.body).toHaveTextContent('contact@example.org');
  expect(screen.queryAllByRole('link')).toEqual([]);
});
