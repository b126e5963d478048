import { type Rule, writeHeaders } from './writeHeaders';

it('writes each rule as Netlify reads it', () => {
  const rules: Rule[] = [
    { path: '/', headers: { 'X-One': 'a', 'X-Two': "b 'self'" } },
    { path: '/en/', headers: { 'X-One': 'c' } },
  ];
  expect(writeHeaders(rules)).toBe("/\n  X-One: a\n  X-Two: b 'self'\n/en/\n  X-One: c\n");
});
