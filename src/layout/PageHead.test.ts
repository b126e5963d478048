import { type Locales, readLabel } from './PageHead';

const locale = (language: string, labels: Record<string, string>) => ({
  node: { ns: 'common', language, data: JSON.stringify(labels) },
});

const locales: Locales = {
  edges: [
    locale('fr', { 'offline.title': 'Hors connexion', 'return.home': 'Accueil' }),
    locale('en', { 'offline.title': 'Offline', 'return.home': '' }),
  ],
};

it('readLabel reads a label in the language of the page', () => {
  expect(readLabel(locales, 'fr', 'offline.title')).toBe('Hors connexion');
  expect(readLabel(locales, 'en', 'offline.title')).toBe('Offline');
});

it('readLabel falls back to French when the translation is missing or empty', () => {
  expect(readLabel(locales, 'en', 'return.home')).toBe('Accueil');
});
