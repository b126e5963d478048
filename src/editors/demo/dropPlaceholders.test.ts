import { dropPlaceholders } from './dropPlaceholders';

const original = {
  fr: {
    name: 'Association A',
    phone: '+237 6XX',
    email: 'contact@example.org',
    socials: [{ id: 'facebook', url: 'https://www.facebook.com/' }, { id: 'youtube' }],
    placeholders: ['name', 'phone', 'email', 'socials.facebook', 'socials.youtube'],
  },
  en: { name: 'Association A' },
};

it.each([
  ['nothing', {}, {}, ['name', 'phone', 'email', 'socials.facebook', 'socials.youtube']],
  ['a shared text', { phone: '+237 699' }, {}, ['name', 'email', 'socials.facebook', 'socials.youtube']],
  ['only a translation', {}, { name: 'Society A' }, ['phone', 'email', 'socials.facebook', 'socials.youtube']],
  [
    'an item of a list',
    { socials: [{ id: 'facebook', url: 'https://www.facebook.com/asso' }, { id: 'youtube' }] },
    {},
    ['name', 'phone', 'email', 'socials.youtube'],
  ],
])('a volunteer who changed %s leaves the placeholders of the rest', (_, french, english, placeholders) => {
  const edited = { fr: { ...original.fr, ...french }, en: { ...original.en, ...english } };
  expect(dropPlaceholders(original, edited).fr?.placeholders).toEqual(placeholders);
});

it('an entry without placeholders stays as it is', () => {
  const entry = { fr: { title: 'Bonjour' } };
  expect(dropPlaceholders({ fr: { title: 'Bonsoir' } }, entry)).toBe(entry);
});
