import { describeParts, findScriptsBefore } from './firstView';
import { classify, type Kind, sumBodies, sumBytes, type Transfer } from './traffic';

function transfer(kind: Kind, asked: number, done?: number): Transfer {
  return { url: `http://localhost/${kind}-${asked}`, kind, bytes: 1000, headers: 100, asked, done };
}

const page = transfer('html', 100, 100.5);
const picture = transfer('picture', 100.6, 102);

it('findScriptsBefore finds the scripts requested before the largest picture had loaded', () => {
  const early = transfer('script', 100.7, 103);
  const late = transfer('script', 102.1, 103);
  const transfers = [page, picture, early, late];
  expect(findScriptsBefore(picture, transfers)).toEqual([early]);
});

it('findScriptsBefore compares with the page itself when the largest element is a text', () => {
  const early = transfer('script', 100.3);
  const late = transfer('script', 100.6);
  expect(findScriptsBefore({ url: '' }, [page, picture, early, late])).toEqual([early]);
});

it('findScriptsBefore finds every script when nothing was painted', () => {
  const scripts = [transfer('script', 101), transfer('script', 500)];
  expect(findScriptsBefore(undefined, [page, ...scripts])).toEqual(scripts);
});

it('describeParts lists the bytes by kind', () => {
  expect(describeParts([page, picture, { ...picture, bytes: 1500 }])).toBe('html 1.0 KB, pictures 2.5 KB');
});

it('sumBytes and sumBodies sum the given kinds, or all', () => {
  const transfers = [page, picture, transfer('css', 101)];
  expect(sumBytes(transfers, 'html', 'css')).toBe(2000);
  expect(sumBytes(transfers)).toBe(3000);
  expect(sumBodies(transfers, 'html', 'css')).toBe(1800);
});

it.each<[string, Kind]>([
  ['text/html', 'html'],
  ['text/css', 'css'],
  ['font/woff2', 'font'],
  ['image/avif', 'picture'],
  ['video/mp4', 'video'],
  ['text/javascript', 'script'],
  ['application/javascript', 'script'],
  ['application/json', 'data'],
  ['application/manifest+json', 'data'],
  ['application/octet-stream', 'other'],
])('classify maps %s to %s', (mimeType, kind) => {
  expect(classify(mimeType)).toBe(kind);
});
