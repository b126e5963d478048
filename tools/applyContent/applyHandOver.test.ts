import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '../../src/content/documents/bilingual';
import { activitiesIn, type DocumentKey } from '../../src/content/documents/documents';
import { type Path, writeAt } from '../../src/content/documents/editDocument';
import type { HandOver } from '../../src/content/documents/handOver';
import { applyToCopy, nothing } from '../testing/applyToCopy';

const { copied, read, apply } = applyToCopy();

/** The hand-over of a volunteer who has changed values of today's document. */
function handOverOf(key: DocumentKey, changes: [Path, unknown][], media: HandOver['media'] = {}): HandOver {
  const base = read(key);
  const edited = changes.reduce<Tree>((tree, [path, value]) => writeAt(tree, path, value), base);
  return { documents: [{ key, base, edited }], media };
}

it('an added activity is written in both languages, and a removed one is removed', () => {
  const [first, second] = activitiesIn(read('activities'));
  const id = 'reboisement';
  const added = { ...first, id, title: { fr: 'Reboisement', en: 'Tree planting' }, updates: undefined };
  const applied = apply(handOverOf('activities', [[['activities'], [first, added]]]));
  expect(applied.written.filter((path) => path.startsWith('activities/')).sort()).toEqual([
    `activities/${id}.en.md`,
    `activities/${id}.fr.md`,
  ]);
  expect(applied.removed).toEqual([
    `activities/${second?.id}.fr.md`,
    `activities/${second?.id}.en.md`,
    '/uploads/accueil/puits.jpg',
  ]);
  expect(activitiesIn(read('activities')).map(({ title }) => title)).toContainEqual(added.title);
});

it('an activity that was changed meanwhile stays in both languages', () => {
  const [first, second] = activitiesIn(read('activities'));
  const removal = handOverOf('activities', [[['activities'], [first]]]);
  apply(handOverOf('activities', [[['activities', 1, 'title', 'fr'], 'Un autre titre']]));
  const { removed, conflicts } = apply(removal);
  expect(removed).toEqual([]);
  expect(conflicts).toEqual([
    expect.stringMatching(`^activities, activities\\[${second?.id}]\n  handed over: \\(removed\\)`),
  ]);
  expect(activitiesIn(read('activities'))[1]?.title).toEqual({ fr: 'Un autre titre', en: 'Market well' });
});

it('a value that both sides have changed is reported with both texts each time, and the other changes are written', () => {
  const handOver = handOverOf('hero', [
    [['title', 'fr'], 'Celui de l’éditeur'],
    [['subtitle', 'fr'], 'Un autre sous-titre'],
  ]);
  copied.editJson('home/hero.json', ({ fr }) => Object.assign(fr ?? {}, { title: 'Celui du dépôt' }));
  const conflicts = ['hero, title.fr\n  handed over: "Celui de l’éditeur"\n  in content/: "Celui du dépôt"'];
  expect(apply(handOver)).toMatchObject({ changes: ['hero: Sous-titre (fr)'], conflicts });
  expect(apply(handOver)).toEqual({ ...nothing, conflicts });
  expect(read('hero')).toMatchObject({ title: { fr: 'Celui du dépôt' }, subtitle: { fr: 'Un autre sous-titre' } });
});

it('a value that only the English text had is reported when its file is written', () => {
  copied.editJson('home/hero.json', ({ en }) => Object.assign(en ?? {}, { picture: '/uploads/accueil/fete.jpg' }));
  copied.editJson('home/about.json', ({ en }) =>
    Object.assign(en ?? {}, { figures: [{ id: 'schools', value: '7', text: 'schools' }] }),
  );
  copied.edit('activities/puits-du-marche.en.md', (text) => text.replace('---\n', '---\nstatus: active\n'));
  const change = (key: DocumentKey) => apply(handOverOf(key, [[['subtitle', 'fr'], 'Un autre sous-titre']])).dropped;
  expect(change('hero')).toEqual(['content/home/hero.json: en.picture']);
  expect(change('about')).toEqual(['content/home/about.json: en.figures[0] ("7")']);
  apply(handOverOf('activities', [[['activities', 1, 'title', 'fr'], 'Un puits']]));
  const english = handOverOf('activities', [[['activities', 1, 'title', 'en'], 'A well']]);
  expect(apply(english).dropped).toEqual(['content/activities/puits-du-marche: en.status']);
});

it('a changed text of a field that the model does not have is reported', () => {
  const handOver = handOverOf('hero', [
    [['slogan', 'fr'], 'Ensemble'],
    [['subtitle', 'fr'], 'Un autre sous-titre'],
  ]);
  const dropped = ['hero: slogan'];
  expect(apply(handOver)).toMatchObject({ changes: ['hero: Sous-titre (fr)'], dropped });
  expect(apply(handOver)).toEqual({ ...nothing, dropped });
  const documents = handOver.documents.map((each) => ({ ...each, base: structuredClone(each.edited) }));
  expect(apply({ documents, media: {} })).toEqual(nothing);
});

it('a value that only the English text had is reported when its file is removed', () => {
  copied.edit('activities/puits-du-marche.en.md', () => '---\ntitle: Well\nstatus: active\n---\n');
  const applied = apply(handOverOf('activities', [[['activities', 1, 'title', 'en'], '']]));
  expect(applied.removed).toEqual(['activities/puits-du-marche.en.md']);
  expect(applied.dropped).toEqual(['content/activities/puits-du-marche: en.status']);
});

it('a document that would not be valid is left out, with its reason and its media, and the others are written', () => {
  const src = '/uploads/accueil/marche.jpg';
  const photo = readFileSync(join(copied.folder, 'uploads/accueil/hero.jpg'));
  const wrong = handOverOf('donation', [[['suggestedAmounts', 0, 'value'], 1503]]);
  const unfinished = handOverOf('hero', [
    [['picture'], src],
    [['title', 'fr'], ''],
  ]);
  const right = handOverOf('site', [[['phone'], '+237 699 00 00 00']]);
  const documents = [wrong, unfinished, right].flatMap((each) => each.documents);
  expect(apply({ documents, media: { [src]: photo } })).toEqual({
    ...nothing,
    changes: ['site: Téléphone (fr)'],
    written: ['site.json'],
    leftOut: [
      'donation: fr.suggestedAmounts[0].value ("1503") is 1503, but must be a multiple of 5 above zero',
      'hero: fr.title is required',
    ],
  });
  expect(existsSync(join(copied.folder, src))).toBe(false);
});

it('a photo that is taken out is removed once no document shows it; until then, those that do are named', () => {
  const src = '/uploads/accueil/puits.jpg';
  const replace = (key: DocumentKey, path: Path) => apply(handOverOf(key, [[path, '/uploads/accueil/fete.jpg']]));
  apply(handOverOf('hero', [[['picture'], src]]));
  const shownBy = ['content/home/hero.json', 'content/activities/puits-du-marche'];
  expect(replace('activities', ['activities', 1, 'picture']).stillShown).toEqual([{ src, shownBy }]);
  expect(replace('hero', ['picture'])).toMatchObject({ removed: [], stillShown: [{ src, shownBy: [shownBy[1]] }] });
  expect(existsSync(join(copied.folder, src))).toBe(true);
  const last = replace('activities', ['activities', 1, 'updates', 1, 'picture']);
  expect(last).toMatchObject({ removed: [src], stillShown: [] });
});

it('a portrait that is taken out is removed, though its consent stays recorded', () => {
  const src = '/uploads/association/portrait.jpg';
  const applied = apply(handOverOf('association', [[['bureau', 0, 'photo'], '']]));
  expect(applied).toMatchObject({ removed: [src], stillShown: [] });
});

it('a photo that is there already stays, also where somebody has changed it in the content', () => {
  const src = '/uploads/accueil/fete.jpg';
  const [before, turned] = ['fete', 'hero'].map((name) =>
    readFileSync(join(copied.folder, `uploads/accueil/${name}.jpg`)),
  );
  const handOver = handOverOf('hero', [[['picture'], src]], { [src]: turned as Buffer });
  expect(apply(handOver).written).toEqual(['home/hero.json']);
  expect(readFileSync(join(copied.folder, src))).toEqual(before);
});

it('a portrait without a recorded consent leaves out its document alone', () => {
  const portrait = handOverOf('association', [[['bureau', 0, 'photo'], '/uploads/accueil/hero.jpg']]);
  const phone = handOverOf('site', [[['phone'], '+237 699 00 00 00']]);
  const { written, leftOut } = apply({ documents: [...portrait.documents, ...phone.documents], media: {} });
  expect(written).toEqual(['site.json']);
  expect(leftOut).toEqual([
    expect.stringMatching(/Ama Exemple.*whose file is \/uploads\/accueil\/hero.jpg.*signed paper.*then run again$/),
  ]);
});
