/** @jest-environment jsdom */

import { loadFixtureContent } from '../../../fixtures/loadFixtureContent';
import { readDocument } from '../../content/documents';
import { writeAt } from '../form/form';
import { findDrafts, storeDrafts } from './drafts';

const hero = readDocument('hero', loadFixtureContent());
const draftOf = (title: string) => ({
  entry: writeAt(hero, ['fr', 'title'], title),
  savedAt: '2026-11-21T10:00:00.000Z',
});

beforeEach(() => localStorage.clear());

it('drafts of a section are stored newest first until none is left', () => {
  expect(findDrafts('hero', hero)).toEqual([]);
  expect(storeDrafts('hero', [draftOf('Deux'), draftOf('Un')])).toBe(true);
  expect(findDrafts('hero', hero)).toEqual([draftOf('Deux'), draftOf('Un')]);
  expect(findDrafts('about', hero)).toEqual([]);
  storeDrafts('hero', []);
  expect(localStorage).toHaveLength(0);
});

it('findDrafts ignores a draft equal to the published text', () => {
  storeDrafts('hero', [draftOf('Un')]);
  expect(findDrafts('hero', draftOf('Un').entry)).toEqual([]);
});

it.each(['{', '{}', '[1]', '[{"entry": 1}]', '[{"entry": {}}]'])('findDrafts ignores stored %j', (stored) => {
  localStorage.setItem('draft-hero', stored);
  expect(findDrafts('hero', hero)).toEqual([]);
});

it('storeDrafts returns false when storage is blocked', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  expect(storeDrafts('hero', [draftOf('Un')])).toBe(false);
  refused.mockRestore();
});
