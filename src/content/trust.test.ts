import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import type { Content } from './load';
import { presentFrame } from './present';

const content = loadFixtureContent();

function withSite(changes: Record<string, unknown>): Content {
  const { entry } = content.site;
  return { ...content, site: { ...content.site, entry: { ...entry, fr: { ...entry.fr, ...changes } } } };
}

it('shows a legal fact as it is known', () => {
  const { site } = presentFrame(withSite({ legalName: 'Association A', officers: 'Ama B. : présidente' }), 'fr');
  expect(site.legalName).toBe('Association A');
  expect(site.officers).toBe('Ama B.\u00a0: présidente');
});

it('shows no legal fact that is only a placeholder', () => {
  const { site } = presentFrame(withSite({ legalName: 'Association A', placeholders: ['legalName'] }), 'fr');
  expect(site.legalName).toBeUndefined();
});

it('names no network’s address that is only a placeholder', () => {
  const socials = [{ id: 'facebook', url: 'https://www.facebook.com/a' }];
  const shown = (placeholders: string[]) => presentFrame(withSite({ socials, placeholders }), 'fr').site.socials;
  expect(shown(['socials.facebook'])).toEqual([{ id: 'facebook' }]);
  expect(shown([])).toEqual(socials);
});
