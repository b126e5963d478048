import { shortenClassNames } from './shortenClassNames';

const page =
  '<style>.css-1ab{color:red}.css-2cd:hover{color:blue}.css-3ef,.css-2cd a{margin:0}</style>' +
  '<div data-island="Form"><p class="css-3ef"></p></div><script type="application/json">{}</script>' +
  '<p class="css-2cd css-1ab">Le site css-tricks</p>';

it('shortenClassNames renames classes in styles and elements alike, but for those of islands', () => {
  expect(shortenClassNames(page)).toBe(
    '<style>.c0{color:red}.c1:hover{color:blue}.css-3ef,.c1 a{margin:0}</style>' +
      '<div data-island="Form"><p class="css-3ef"></p></div><script type="application/json">{}</script>' +
      '<p class="c1 c0">Le site css-tricks</p>',
  );
});

it('shortenClassNames changes nothing the second time', () => {
  const once = shortenClassNames(page);
  expect(shortenClassNames(once)).toBe(once);
});
