/** @jest-environment jsdom */
import { readPaste } from './readPaste';

const paste = (type: 'html' | 'plain', copied: string, files: object[] = []) =>
  readPaste({ getData: (wanted) => (wanted === `text/${type}` ? copied : ''), files: files as unknown as FileList });

it.each([
  [
    'lines, bold words and lists',
    '*Dimanche* à 3 * 4 heures\r\nVenez !\n• un\n• deux',
    '**Dimanche** à 3 * 4 heures\nVenez !\n- un\n- deux',
  ],
  ['what was struck, as plain words', 'un ~deux~ trois, *l’été*.', 'un deux trois, **l’été**.'],
  [
    'a year, a number and a plus at the start',
    '2026. Une année\n3. trois\n+ 237 699 00 00 00',
    '2026. Une année\n3. trois\n+ 237 699 00 00 00',
  ],
  ['ordinary spaces', 'Prix\u00a0: 1\u202f000', 'Prix : 1 000'],
  ['Markdown as it is', '**Gras** et _plus_', '**Gras** et _plus_'],
])('a paste from WhatsApp keeps %s', (_, copied, text) => {
  expect(paste('plain', copied).text).toBe(text);
});

it.each([
  [
    'paragraphs, bold and links of Word',
    '<h1>Titre</h1>\n<p class=MsoNormal><span style="font-weight:700;color:red">Gras</span> <i>et\n  suite</i> <a href="https://a.org">lien </a><o:p></o:p></p>',
    'Titre\n\n**Gras** et suite [lien](https://a.org)',
  ],
  [
    'lists of Word, which are paragraphs',
    '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>un</p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>deux</p><p>fin</p>',
    '- un\n- deux\n\nfin',
  ],
  [
    'numbers of Word’s lists',
    '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">3.<span>&nbsp; </span></span>trois</p>',
    '3. trois',
  ],
  [
    'rows of a table as lines',
    '<table><tr><td><p>Neem</p><p>jeune</p></td> <td>120</td></tr><tr><td>Acacia</td><td>180</td></tr></table><p>fin</p>',
    'Neem jeune · 120\nAcacia · 180\n\nfin',
  ],
  [
    'lists of Google Docs, and no bold from its wrapper',
    '<b style="font-weight:normal"><p>simple</p><ul><li><p>un</p></li><ul><li><p>deux</p></li></ul></ul><ol><li>a</li><li>b</li></ol></b>',
    'simple\n\n- un\n- deux\n\n1. a\n2. b',
  ],
  [
    'bold words that were copied in pieces',
    '<p><b>Gr</b><b>as</b> et <b>plus </b><b>fort</b></p>',
    '**Gras** et **plus fort**',
  ],
  [
    'lines of WhatsApp Web, and its emoji',
    '<span style="white-space: pre-wrap">un\ndeux <img alt="🎉" src="x"></span>',
    'un\ndeux 🎉',
  ],
  [
    'no address but of the web, mail and phones',
    '<a href="javascript:alert(1)">ici</a> <a href="#_ftn1">1</a>',
    'ici 1',
  ],
  [
    'an address with brackets',
    '<a href="https://a.org/b_(c)">ici</a> <a href="https://a.org">https://a.org</a>',
    '[ici](<https://a.org/b_(c)>) https://a.org',
  ],
])('a paste keeps %s', (_, copied, text) => {
  expect(paste('html', copied)).toEqual({ text, hasPicture: false });
});

it('a picture is told from its text, also where Excel offers one beside it', () => {
  expect(paste('html', '<p>Avant</p><img src="a.jpg"><p>Après</p>')).toEqual({
    text: 'Avant\n\nAprès',
    hasPicture: true,
  });
  expect(paste('plain', '', [{ type: 'image/png' }])).toEqual({ text: '', hasPicture: true });
  expect(paste('html', '<table><tr><td>1</td></tr></table>', [{ type: 'image/png' }])).toEqual({
    text: '1',
    hasPicture: false,
  });
});
