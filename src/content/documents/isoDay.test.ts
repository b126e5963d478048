import { isoDay } from './isoDay';

it('just after midnight it is the new day, also where UTC is still in the old one', () => {
  const date = new Date('2026-11-21T23:30:00Z');
  jest.spyOn(date, 'getTimezoneOffset').mockReturnValue(-60);
  expect(isoDay(date)).toBe('2026-11-22');
});
