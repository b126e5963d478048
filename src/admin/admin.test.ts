/** @jest-environment jsdom */
import { documents, readDocument, writeDocument } from '../content/documents';
import { loadContent } from '../content/load';
import { listChanges } from './changes';
import { discardDraft, findDraft, keepDraft } from './drafts';
import { importFile } from './importFiles';
import { describePath, readAt, writeAt } from './paths';
import { areDemoCredentials, demoCredentials, isSignedIn, signIn, signOut } from './session';

const content = loadContent('content');
const hero = readDocument('hero', content);
const uploads = new Set([
  '/uploads/accueil/hero.jpg',
  '/uploads/accueil/dimanche-blanc.jpg',
  '/uploads/accueil/actes-naissance.jpg',
]);

beforeEach(() => localStorage.clear());

const fileOf = (name: string, text: string) =>
  Object.assign(new Blob([text]), { name, text: async () => text }) as File;

describe('the session', () => {
  it('is open only while the stored flag is exactly true', () => {
    expect(isSignedIn()).toBe(false);
    localStorage.setItem('authenticated', 'yes');
    expect(isSignedIn()).toBe(false);
    signIn();
    expect(localStorage.getItem('authenticated')).toBe('true');
    expect(isSignedIn()).toBe(true);
    signOut();
    expect(localStorage.getItem('authenticated')).toBeNull();
    expect(isSignedIn()).toBe(false);
  });

  it('knows one pair of credentials', () => {
    expect(areDemoCredentials(demoCredentials.username, demoCredentials.password)).toBe(true);
    expect(areDemoCredentials(demoCredentials.username, '')).toBe(false);
    expect(areDemoCredentials('', demoCredentials.password)).toBe(false);
  });

  it('lasts as long as the page where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    expect(signIn()).toBe(false);
    expect(isSignedIn()).toBe(true);
    signOut();
    expect(isSignedIn()).toBe(false);
    for (const spy of spies) spy.mockRestore();
  });
});

describe('a draft', () => {
  const draft = { entry: { fr: { title: 'Brouillon' } }, savedAt: '2026-11-21T10:00:00.000Z' };

  it('is kept until it is discarded', () => {
    expect(findDraft('hero')).toBeUndefined();
    keepDraft('hero', draft);
    expect(findDraft('hero')).toEqual(draft);
    expect(findDraft('about')).toBeUndefined();
    discardDraft('hero');
    expect(findDraft('hero')).toBeUndefined();
  });

  it.each(['{', '[]', '{"entry": 1}'])('is none where storage holds %j', (stored) => {
    localStorage.setItem('draft-hero', stored);
    expect(findDraft('hero')).toBeUndefined();
  });
});

describe('a path', () => {
  it('leads to a value and writes it in a copy', () => {
    const entry = { fr: { items: [{ text: 'un' }] } };
    const edited = writeAt(entry, ['fr', 'items', 0, 'text'], 'deux');
    expect(readAt(edited, ['fr', 'items', 0, 'text'])).toBe('deux');
    expect(entry.fr.items[0]?.text).toBe('un');
  });

  it('makes what is missing on the way', () => {
    expect(writeAt({}, ['en', 'items', 1, 'text'], 'two')).toEqual({ en: { items: [undefined, { text: 'two' }] } });
  });

  it('is written as problems write it', () => {
    expect(describePath(['fr', 'activities', 0, 'title'])).toBe('fr.activities[0].title');
  });
});

describe('the list of changes', () => {
  it('is empty for the text as it was', () => {
    expect(listChanges(documents.hero, hero, JSON.parse(JSON.stringify(hero)))).toEqual([]);
  });

  it('names each changed field, inside lists too, with what it was and is', () => {
    const edited = writeAt(writeAt(hero, ['fr', 'title'], 'Nouveau'), ['en', 'facts', 0, 'value'], '2,000+');
    expect(listChanges(documents.hero, hero, edited)).toEqual([
      { language: 'fr', label: 'Titre', before: 'Ici, on avance ensemble', after: 'Nouveau' },
      { language: 'en', label: 'Chiffres 1 › Nombre', before: '1,000+', after: '2,000+' },
    ]);
  });
});

describe('an import', () => {
  it('takes back the very file that was downloaded', async () => {
    const edited = writeAt(hero, ['fr', 'title'], 'Nouveau');
    const [file] = writeDocument('hero', edited);
    expect(await importFile('hero', fileOf('hero.json', file?.text ?? ''), hero, uploads)).toEqual({ entry: edited });
  });

  it('takes one activity, and leaves the others as they are', async () => {
    const current = readDocument('activities', content);
    const file = writeDocument('activities', current).find(({ path }) => path.endsWith('dimanche-blanc.fr.md'));
    const text = file?.text.replace('title: Dimanche Blanc', 'title: Autre titre') ?? '';
    const result = await importFile('activities', fileOf('dimanche-blanc.fr.md', text), current, uploads);
    const list = 'entry' in result ? (result.entry.fr?.activities as { id: string; title: string }[]) : [];
    expect(list.map(({ title }) => title)).toEqual(['Autre titre', 'Campagne d’actes de naissance']);
  });

  it.each([
    ['a missing title', 'hero.json', '{"fr": {}}', 'fr.title is required'],
    ['an unknown language', 'hero.json', '{"fr": {}, "de": {}}', 'de is not a language of this site'],
    ['what is not JSON', 'hero.json', '{', 'JSON'],
    ['the file of another section', 'about.json', '{}', 'about.json is not a file of this section'],
  ])('refuses %s in the model’s words', async (_, name, text, message) => {
    const result = await importFile('hero', fileOf(name, text), hero, uploads);
    expect('problems' in result ? result.problems.join('\n') : '').toContain(message);
  });
});
