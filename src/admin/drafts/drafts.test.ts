/** @jest-environment jsdom */

import { loadFixtureContent } from '../../../fixtures/loadFixtureContent';
import { readDocument } from '../../content/documents';
import { writeAt } from '../form/form';
import { findDrafts, keepDrafts } from './drafts';

const hero = readDocument('hero', loadFixtureContent());
const draftOf = (title: string) => ({
  entry: writeAt(hero, ['fr', 'title'], title),
  savedAt: '2026-11-21T10:00:00.000Z',
});

beforeEach(() => localStorage.clear());

it('keeps the drafts of a section, the newest first, until there are none', () => {
  expect(findDrafts('hero', hero)).toEqual([]);
  expect(keepDrafts('hero', [draftOf('Deux'), draftOf('Un')])).toBe(true);
  expect(findDrafts('hero', hero)).toEqual([draftOf('Deux'), draftOf('Un')]);
  expect(findDrafts('about', hero)).toEqual([]);
  keepDrafts('hero', []);
  expect(localStorage).toHaveLength(0);
});

it('is no draft once the site says the same', () => {
  keepDrafts('hero', [draftOf('Un')]);
  expect(findDrafts('hero', draftOf('Un').entry)).toEqual([]);
});

it.each(['{', '{}', '[1]', '[{"entry": 1}]', '[{"entry": {}}]'])('is none where storage holds %j', (stored) => {
  localStorage.setItem('draft-hero', stored);
  expect(findDrafts('hero', hero)).toEqual([]);
});

it('says so where the browser keeps nothing', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  expect(keepDrafts('hero', [draftOf('Un')])).toBe(false);
  refused.mockRestore();
});
