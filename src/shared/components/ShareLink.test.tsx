/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import { label } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import type { Wording } from '../wording/wording';
import { ShareLink } from './ShareLink';

const site = { name: 'Asso & amis', url: 'https://association.cm' };

afterEach(() => delete document.body.dataset.sheet);

function show(shown: Wording['site'] = site) {
  renderInLanguage(<ShareLink path="/albums/x/" what="Fête" sentence={(name) => `À voir. ${name}`} />, 'fr', shown);
  return screen.getByRole('link');
}

it('a share link names WhatsApp, or the share sheet where the browser has one', () => {
  expect(show()).toHaveAccessibleName(label('share.whatsapp', { what: 'Fête' }));
  cleanup();
  document.body.dataset.sheet = '';
  expect(show()).toHaveAccessibleName(label('share.native', { what: 'Fête' }));
});

it('a share link is absent from a preview, which has no site', () => {
  renderInLanguage(<ShareLink path="/" what="Fête" sentence={() => ''} />);
  expect(screen.queryByRole('link')).toBeNull();
});
