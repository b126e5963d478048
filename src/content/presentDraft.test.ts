import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import type { Fields } from './fields';
import { homeSections } from './homeSections';
import { localize } from './localize';
import { site as siteFields } from './model';
import { presentFrame } from './present';
import { presentDraft } from './presentDraft';

const content = loadFixtureContent();
const site = localize(siteFields, content.site.entry, 'fr');

const every = { label: '', hint: '' };
const fields = {
  title: { ...every, kind: 'text' },
  status: { ...every, kind: 'text', options: ['active', 'completed'] },
  note: { ...every, kind: 'text', optional: true },
  order: { ...every, kind: 'number' },
  group: { ...every, kind: 'object', fields: { inner: { ...every, kind: 'longText' } } },
  items: { ...every, kind: 'list', of: { ...every, kind: 'object', fields: { caption: { ...every, kind: 'text' } } } },
} as const satisfies Fields;

it('gives every field that is required a value, whatever is still blank', () => {
  expect(presentDraft(fields, {}, site, 'fr')).toEqual({
    title: '',
    status: 'active',
    order: 0,
    group: { inner: '' },
    items: [],
  });
});

it('keeps what is there', () => {
  const fr = { title: 'Titre', status: 'completed', note: 'Note', order: 3, group: { inner: 'Texte' } };
  expect(presentDraft(fields, { fr }, site, 'fr')).toEqual({ ...fr, items: [] });
});

it('completes the items of a list too', () => {
  expect(presentDraft(fields, { fr: { items: [{}] } }, site, 'fr').items).toEqual([{ caption: '' }]);
});

it('shows a complete entry as the page does', () => {
  const { entry } = content.home.contact;
  const { phone, subtitle } = presentDraft(homeSections.contact, entry, site, 'en');
  expect(phone).toBe(presentFrame(content, 'en').contact.phone);
  expect(subtitle).toBeUndefined();
});
