import { renderGuide } from './renderGuide';

const guide =
  '# Guide\n\nÀ lire.\n\n## Changer un texte\n\nAppuyez : « Oui » ?\n\n![Une photo](a.png)\n\n## Et après ?\n\nFin.';

it('the guide has a table of contents before its first part, and no-break spaces', () => {
  const html = renderGuide(guide, 'Sommaire', () => undefined);
  expect(html).toContain(
    [
      '<p>À lire.</p>',
      '<nav aria-label="Sommaire"><ul><li><a href="#changer-un-texte">Changer un texte</a></li><li><a href="#et-apres">Et après\u00a0?</a></li></ul></nav>',
      '<section>',
      '<h2 id="changer-un-texte">Changer un texte</h2>',
      '<p>Appuyez\u00a0: «\u00a0Oui\u00a0»\u00a0?</p>',
    ].join('\n'),
  );
});

it('the guide shows its pictures where they are published, and reserves their space until they load', () => {
  const publish = (src: string) => `src="/static/${src}" width="360" height="740"`;
  expect(renderGuide(guide, 'Sommaire', publish)).toContain(
    '<img src="/static/a.png" width="360" height="740" loading="lazy"',
  );
});
