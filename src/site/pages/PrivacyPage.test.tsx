/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { present } from '../../content/present/present';
import { label } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { PrivacyPage } from './PrivacyPage';

const { frame, privacy } = present(loadFixtureContent(), 'fr');

it('the legal notice appears once the legal name is known, and then names the host', () => {
  const { rerender } = renderInLanguage(<PrivacyPage frame={frame} texts={privacy} />);
  expect(screen.queryByRole('heading', { name: label('footer.legal') })).toBeNull();
  expect(screen.getByRole('heading', { name: 'L’hébergeur' })).toBeInTheDocument();

  const site = { ...frame.site, legalName: 'Association A', registration: '123/R', personInCharge: 'Ama Exemple' };
  rerender(<PrivacyPage frame={{ ...frame, site }} texts={privacy} />);
  const notice = within(document.getElementById('legal') as HTMLElement);
  const facts = notice.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual([
    [label('privacy.publisher'), 'Association A'],
    [label('contact.address'), 'Yaoundé, Cameroun'],
    [label('trust.registration'), '123/R'],
    [label('privacy.personInCharge'), 'Ama Exemple'],
    ['L’hébergeur', expect.stringContaining('Netlify, Inc.')],
  ]);
  expect(screen.queryByRole('heading', { name: 'L’hébergeur' })).toBeNull();
});

it('the privacy page promises the removal of photos only with real contacts', () => {
  const contact = (email?: string) => ({ ...frame.contact, contactLinks: { email } });
  const { rerender } = renderInLanguage(<PrivacyPage frame={{ ...frame, contact: contact() }} texts={privacy} />);
  expect(document.body).not.toHaveTextContent('« Retirer cette image » nous écrit.');
  rerender(<PrivacyPage frame={{ ...frame, contact: contact('mailto:nous@asso.cm') }} texts={privacy} />);
  expect(document.body).toHaveTextContent('« Retirer cette image » nous écrit.');
});
