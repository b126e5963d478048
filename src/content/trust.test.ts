import { loadFixtureContent } from '../testing/loadFixtureContent';
import { buildFrame } from './frame';
import type { Content } from './model';

const content = loadFixtureContent();

function withSite(changes: Record<string, unknown>): Content {
  const { entry } = content.site;
  return { ...content, site: { ...content.site, entry: { ...entry, fr: { ...entry.fr, ...changes } } } };
}

it('the frame shows a known legal fact', () => {
  const { site } = buildFrame(withSite({ legalName: 'Association A', officers: 'Ama B. : présidente' }), 'fr');
  expect(site.legalName).toBe('Association A');
  expect(site.officers).toBe('Ama B.\u00a0: présidente');
});

it('the frame omits a legal fact that is a placeholder', () => {
  const { site } = buildFrame(withSite({ legalName: 'Association A', placeholders: ['legalName'] }), 'fr');
  expect(site.legalName).toBeUndefined();
});

it('the frame omits a network’s address that is a placeholder', () => {
  const socials = [{ id: 'facebook', url: 'https://www.facebook.com/a' }];
  const shown = (placeholders: string[]) => buildFrame(withSite({ socials, placeholders }), 'fr').site.socials;
  expect(shown(['socials.facebook'])).toEqual([{ id: 'facebook' }]);
  expect(shown([])).toEqual(socials);
});

it('the operators’ codes and interpolated texts exist in both languages', () => {
  const operators = [{ id: 'OM', name: 'Orange Money', code: '#1#', words: 'Composez-le : {phone} vous aide.' }];
  const { entry } = withSite({ operators, phone: '+237 699' }).site;
  const translated = { ...entry, en: { ...entry.en, operators: [{ id: 'OM', words: 'Dial it.' }] } };
  const shown = (language: 'fr' | 'en') =>
    buildFrame({ ...content, site: { ...content.site, entry: translated } }, language).site.operators;
  expect(shown('fr')).toEqual([{ ...operators[0], words: 'Composez-le\u00a0: +237\u00a0699 vous aide.' }]);
  expect(shown('en')).toEqual([{ ...operators[0], words: 'Dial it.' }]);
});
