import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
const code = names.map((name) => readFileSync(join('src', name), 'utf8')).join('\n');
/** What stands before each brace: in a style, a list of selectors. Comments and interpolations are `_`. */
const lists = code.replace(/^ *\/\*.*?\*\/|\$\{[^{}]*\}/gms, '_').match(/[^{};`]+(?=\{)/g) ?? [];

/** Whether browsers of 2021 lack a selector: one with `:has()` or, as in `:nth-child(odd of li)`, with `of`. */
const isRecent = (selector: string) => /:has\b|:nth-[^:]+ of /.test(selector);

/** The selectors of a list, without parentheses and the commas in them. */
function splitList(list: string): string[] {
  const inside = /\(([^()]*)\)/g;
  const flat = list.replace(inside, (_, text) => ` ${text.replaceAll(',', '')}`);
  return flat === list ? list.split(',') : splitList(flat);
}

it('no style lists a selector that old browsers lack beside others, which they would drop with it', () => {
  expect(lists.filter(isRecent).length).toBeGreaterThan(10);
  const mixed = lists.filter((list) => new Set(splitList(list).map(isRecent)).size > 1);
  expect(mixed).toEqual([]);
});
