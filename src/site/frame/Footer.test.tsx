/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import type { Site } from '../../content/model/model';
import { present } from '../../content/present/present';
import { label } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { Footer } from './Footer';

const { frame } = present(loadFixtureContent(), 'fr');

it('the footer links networks with a URL, and says that the others have no page yet', () => {
  const socials: Site['socials'] = [{ id: 'facebook', url: 'https://www.facebook.com/asso' }, { id: 'instagram' }];
  renderInLanguage(<Footer {...frame} site={{ ...frame.site, socials }} home="" />);
  const networks = screen.getByRole('list', { name: label('footer.social') });
  expect(within(networks).getAllByRole('listitem')).toHaveLength(2);
  expect(within(networks).getByRole('link', { name: 'Facebook' })).toBeInTheDocument();
  expect(within(networks).getByText(label('footer.soon', { network: 'Instagram' }))).toBeInTheDocument();
});

it('the footer links the legal notice once the legal name is known, and child protection once its text is', () => {
  const readLinks = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const known = ['/confidentialite/#legal', '/association/#child-protection'];
  const { rerender } = renderInLanguage(<Footer {...frame} hasChildProtection={false} home="" />);
  expect(readLinks()).not.toEqual(expect.arrayContaining([expect.stringMatching(/legal|child/)]));
  rerender(<Footer {...frame} site={{ ...frame.site, legalName: 'Association A' }} hasChildProtection home="" />);
  expect(readLinks().slice(-2)).toEqual(known);
  expect(screen.getByRole('link', { name: label('footer.legal') })).toBeInTheDocument();
  expect(document.body).toHaveTextContent('Association A');
});
