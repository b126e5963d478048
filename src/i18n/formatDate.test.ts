import { formatDate, isoDay } from './formatDate';

const date = (day: number) => new Date(Date.UTC(2026, 10, day, 21, 5));
const long = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
const dayAndMonth = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

it.each([
  ['the first of a month in French as 1er', 'fr', 1, long, '1er novembre 2026 à 21\u00a0h\u00a005'],
  ['the first of a month without its year, too', 'fr', 1, dayAndMonth, '1er novembre'],
  ['other days in French as a plain number', 'fr', 21, dayAndMonth, '21 novembre'],
  [
    'a French hour before ten without its zero',
    'fr',
    1,
    { timeStyle: 'short', timeZone: 'Etc/GMT+12' },
    '9\u00a0h\u00a005',
  ],
  ['a time with seconds with colons in French, too', 'fr', 1, { timeStyle: 'medium', timeZone: 'UTC' }, '21:05:00'],
  ['British dates, day first and with 24 hours', 'en', 1, long, '1 November 2026 at 21:05'],
] as const)('formatDate writes %s', (_, language, day, options, text) => {
  expect(formatDate(date(day), language, options)).toBe(text);
});

it('isoDay just after midnight is the new day, also where UTC is still in the old one', () => {
  const moment = new Date('2026-11-21T23:30:00Z');
  jest.spyOn(moment, 'getTimezoneOffset').mockReturnValue(-60);
  expect(isoDay(moment)).toBe('2026-11-22');
});
