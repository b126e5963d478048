/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { label } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { ShareLink } from './ShareLink';
import type { Wording } from './wording';

const site = { name: 'Asso & amis', url: 'https://association.cm' };

function show(shown: Wording['site'] = site) {
  renderInLanguage(<ShareLink path="/albums/x/" what="Fête" sentence={(name) => `À voir. ${name}`} />, 'fr', shown);
  return screen.getByRole('link');
}

const sentText = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text');

it('a share link opens WhatsApp with the sentence and the page', () => {
  const link = show();
  expect(link).toHaveAccessibleName(label('share.whatsapp', { what: 'Fête' }));
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(sentText(link)).toBe('À voir. Asso & amis https://association.cm/albums/x/');
});

it('a share link names the share sheet instead of WhatsApp where the browser has one', () => {
  document.body.dataset.sheet = '';
  expect(show()).toHaveAccessibleName(label('share.native', { what: 'Fête' }));
  delete document.body.dataset.sheet;
});

it('a share link is absent from a preview, which has no site', () => {
  renderInLanguage(<ShareLink path="/" what="Fête" sentence={() => ''} />);
  expect(screen.queryByRole('link')).toBeNull();
});
