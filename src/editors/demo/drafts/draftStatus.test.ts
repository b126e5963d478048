import { createWording } from '../../../shared/wording/wording';
import { formatTime, readDraftStatus } from './draftStatus';

const draft = { edited: {}, base: {}, changedAt: '2026-11-21T10:00:00.000Z', isSaved: false };
const handedOver = { at: '2026-11-21T11:00:00.000Z', by: 'shared' } as const;

it.each([
  ['stored', draft, true],
  ['saved', { ...draft, isSaved: true }, true],
  ['unstored', { ...draft, isSaved: true }, false],
  ['downloaded', { ...draft, handedOver: { ...handedOver, by: 'downloaded' as const } }, true],
  ['shared', { ...draft, handedOver }, true],
])('a draft is %s', (status, changed, isStored) => {
  expect(readDraftStatus(changed, isStored).status).toBe(status);
});

afterEach(() => jest.useRealTimers());

it('a time of today is written as an hour, one of another day as a date', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 18, 0) });
  const { label: read } = createWording(
    { 'editor.draft.today': 'at {{time}}', 'editor.draft.earlier': 'on {{date}}' },
    'fr',
  );
  expect(formatTime(new Date(2026, 10, 22, 9, 5).toISOString(), read)).toBe('at 9\u00a0h\u00a005');
  const yesterday = new Date(2026, 10, 21, 14, 32).toISOString();
  expect(formatTime(yesterday, read)).toBe('on 21 novembre 2026 à 14\u00a0h\u00a032');
});
