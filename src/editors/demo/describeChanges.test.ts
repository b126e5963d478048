/** @jest-environment jsdom */
import { type DocumentKey, readDocument } from '../../content/documents/documents';
import { writeAt } from '../../content/documents/editEntry';
import { label } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { confirmDiscard } from './describeChanges';
import type { DraftText } from './drafts/drafts';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const draftOf = (base: typeof hero, entry: typeof hero) => ({ base, entry, savedAt: '', isSaved: false });

/** The question that clearing a draft asks. */
function readQuestion(key: DocumentKey, draft: DraftText) {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  expect(confirmDiscard(key, draft, label)).toBe(false);
  return confirm.mock.calls.at(-1)?.[0];
}

it('clearing a draft asks first, and counts the photos and texts that go', () => {
  const items = Array.from({ length: 40 }, (_, index) => ({
    id: `m${index}`,
    type: 'photo',
    src: `/uploads/f/${index}.jpg`,
  }));
  const captions = items.map(({ id }) => ({ id, caption: 'Une photo' }));
  const entry = {
    fr: { id: 'f', name: 'Fête', media: items.map((item, index) => ({ ...item, ...captions[index] })) },
    en: { media: captions },
  };
  expect(readQuestion('album-f', draftOf({}, entry))).toBe(
    [
      label('admin.draft.discardAsk', { name: label('admin.album.named', { name: 'Fête' }) }),
      `${label('admin.draft.media', { count: 40 })}, ${label('admin.draft.texts', { count: 81 })}`,
    ].join('\n'),
  );
});

it('clearing a draft that only removes something counts nothing', () => {
  const question = label('admin.draft.discardAsk', { name: label('admin.hero.title') });
  expect(readQuestion('hero', draftOf(hero, writeAt(hero, ['fr', 'facts'], [])))).toBe(question);
  expect(readQuestion('hero', draftOf(hero, writeAt(hero, ['fr', 'title'], 'Nouveau')))).toBe(
    `${question}\n${label('admin.draft.texts', { count: 1 })}`,
  );
});
