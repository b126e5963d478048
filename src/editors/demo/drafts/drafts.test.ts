/** @jest-environment jsdom */

import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { readDocument } from '../documents';
import { writeAt } from '../form/form';
import { formatMoment, isStored, readDraft, writeDraft } from './drafts';

const hero = readDocument('hero', loadFixtureContent());
const savedAt = '2026-11-21T10:00:00.000Z';
const draftOf = (title: string, isSaved = false) => ({
  entry: writeAt(hero, ['fr', 'title'], title),
  savedAt,
  isSaved,
});

beforeEach(() => localStorage.clear());

it('a section has one draft until it is removed', () => {
  expect(readDraft('hero', hero)).toBeUndefined();
  writeDraft('hero', draftOf('Un'));
  writeDraft('hero', draftOf('Deux', true));
  expect(readDraft('hero', hero)).toEqual(draftOf('Deux', true));
  expect(readDraft('about', hero)).toBeUndefined();
  writeDraft('hero');
  expect(localStorage).toHaveLength(0);
});

it('readDraft ignores a draft equal to the published text', () => {
  writeDraft('hero', draftOf('Un'));
  expect(readDraft('hero', draftOf('Un').entry)).toBeUndefined();
});

it.each(['{', '{}', '[]', '[1]', '{"entry": 1}', '{"entry": {}}'])('readDraft ignores stored %j', (stored) => {
  localStorage.setItem('draft-hero', stored);
  expect(readDraft('hero', hero)).toBeUndefined();
});

it('a draft that the browser refuses to store lasts as long as the page, which asks before it closes', () => {
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  writeDraft('hero', draftOf('Un'));
  expect(readDraft('hero', hero)).toEqual(draftOf('Un'));
  expect(isStored('hero')).toBe(false);
  expect(closes()).toBe(false);

  refused.mockRestore();
  writeDraft('hero', draftOf('Deux'));
  expect(isStored('hero')).toBe(true);
  expect(closes()).toBe(true);
});

it('a moment of today has its time alone, another its date', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 18, 0) });
  expect(formatMoment(new Date(2026, 10, 22, 9, 5).toISOString())).toBe('à 9\u00a0h\u00a005');
  const yesterday = new Date(2026, 10, 21, 14, 32).toISOString();
  expect(formatMoment(yesterday)).toBe('le 21 novembre 2026 à 14\u00a0h\u00a032');
  jest.useRealTimers();
});
