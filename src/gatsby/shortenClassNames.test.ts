import { shortenClassNames } from './shortenClassNames';

it('shortenClassNames renames classes in styles and elements alike, except those of islands', () => {
  const island = '<p class="css-3ef"></p>';
  expect(
    shortenClassNames({
      html: `<div>${island}</div><p class="css-2cd css-1ab">Le site css-tricks</p>`,
      styles: '.css-1ab{color:red}.css-2cd:hover{color:blue}.css-3ef,.css-2cd a{margin:0}',
      islands: [island],
    }),
  ).toEqual({
    html: `<div>${island}</div><p class="c1 c0">Le site css-tricks</p>`,
    styles: '.c0{color:red}.c1:hover{color:blue}.css-3ef,.c1 a{margin:0}',
  });
});
