import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { presentHome } from './present';

const content = loadFixtureContent();
const { site } = content;
const { donation } = content.home;

function otherWays(text: string, placeholders: string[]): string {
  const texts = { ...donation.entry.fr, otherWays: text, contactsToCome: 'Bientôt.' };
  const loaded = {
    ...content,
    site: { ...site, entry: { fr: { ...site.entry.fr, phone: '+237 699', email: 'nous@asso.cm', placeholders } } },
    home: { ...content.home, donation: { ...donation, entry: { fr: texts } } },
  };
  return presentHome(loaded, 'fr').sections.donation.otherWays;
}

it('names the contacts to give by', () => {
  expect(otherWays('Écrivez à {email}, appelez le {phone}.', [])).toBe(
    'Écrivez à nous@asso.cm, appelez le +237\u00a0699.',
  );
});

it.each(['phone', 'email'])('sends no donor to a %s that only stands in for the real one', (name) => {
  expect(otherWays('Écrivez à {email}, appelez le {phone}.', [name])).toBe('Bientôt.');
});

it('keeps other ways to give that need no contact', () => {
  expect(otherWays('Passez nous voir.', ['phone', 'email'])).toBe('Passez nous voir.');
});
