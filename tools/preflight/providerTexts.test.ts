import { withProvider } from '../../src/content/load/loadLabels';
import type { Content, LoadedEntry } from '../../src/content/model';
import { findProvider } from '../../src/donation/providers/registry';
import type { Channel } from '../../src/donation/rules/donation';
import { loadFixtureContent } from '../../src/testing/loadFixtureContent';
import { findCardTexts, findOtherProviders } from './providerTexts';

const content = loadFixtureContent();
const real = findProvider({});

/** The fixture, whose labels name a provider. */
function withLabels(name: string): Content {
  const labels = { 'error.refused.title': `Erreur de paiement ${name}` };
  return { ...content, labelFiles: [{ language: 'fr', name: 'common', labels }] };
}

function edit(loaded: LoadedEntry, values: Record<string, unknown>): LoadedEntry {
  const change = (entry = {}) => ({ ...entry, ...values });
  return { ...loaded, entry: { fr: change(loaded.entry.fr), en: change(loaded.entry.en) } };
}

describe('findOtherProviders', () => {
  const chosen = { name: 'Example Pay' };
  const all = [chosen, { name: 'Other Pay' }];

  it('finds nothing while the texts name only the provider that donors pay with', () => {
    expect(findOtherProviders(content, real, [real, chosen])).toEqual([]);
  });

  it('finds nothing where two providers have the same name', () => {
    expect(findOtherProviders(withLabels('Other Pay'), { name: 'Other Pay' }, all.slice(1))).toEqual([]);
  });

  it('lists where sections, site, poster and privacy page name another provider', () => {
    const [finding, ...more] = findOtherProviders(withLabels(chosen.name), chosen, [chosen, real]);
    expect(more).toEqual([]);
    expect(finding).toEqual({
      what:
        `Donors do not pay with ${real.name}, but read its name in ` +
        'content/site.json (fr.provider, en.provider), ' +
        'content/home/donation.json (fr.provider, fr.paymentInfo, en.provider, en.paymentInfo), ' +
        'content/poster.json (fr.steps[2].text, en.steps[2].text), ' +
        'content/privacy.json (fr.parts[1].text, en.parts[1].text)',
      todo: 'Write Example Pay there, or name no provider.',
    });
  });

  it('finds a label’s name in any capitals', () => {
    expect(findOtherProviders(withLabels('other PAY'), chosen, all)).toEqual([
      expect.objectContaining({ what: expect.stringContaining('content/labels/fr/common.json (error.refused.title)') }),
    ]);
  });

  it('does not take a longer name for the shorter one that it contains', () => {
    const longer = { name: 'Other Pay Plus' };
    expect(findOtherProviders(withLabels(longer.name), longer, [...all, longer])).toEqual([]);
  });

  it('leaves labels that say {{provider}} alone', () => {
    const filled = withProvider(withLabels('{{provider}}'), chosen);
    expect(findOtherProviders(filled, chosen, all)).toEqual([]);
  });
});

describe('findCardTexts', () => {
  const channelsOf = (...channels: [Channel, ...Channel[]]) => ({
    name: 'Example Pay',
    client: { ...real.client, channels },
  });

  it('finds nothing while the provider takes cards', () => {
    expect(findCardTexts(content, channelsOf('MOBILE_MONEY', 'CREDIT_CARD'))).toEqual([]);
  });

  it('lists the texts that speak of cards while the provider takes none, but for the hidden card tab', () => {
    expect(findCardTexts(content, channelsOf('MOBILE_MONEY'))).toEqual([
      {
        what:
          'Example Pay takes no cards, but donors read of cards in ' +
          'content/home/donation.json (fr.paymentInfo, en.paymentInfo), ' +
          'content/poster.json (fr.lead, en.lead), ' +
          'content/privacy.json (fr.parts[1].text, en.parts[1].text)',
        todo: 'Change what says that donors can pay by card.',
      },
    ]);
  });

  it('finds nothing once no text speaks of cards', () => {
    const { home, poster, privacy } = content;
    const changed = {
      ...content,
      home: { ...home, donation: edit(home.donation, { paymentInfo: 'On écarte tout ce qui est discard.' }) },
      poster: edit(poster, { lead: 'Par Mobile Money.' }),
      privacy: edit(privacy, { parts: [] }),
    };
    expect(findCardTexts(changed, channelsOf('MOBILE_MONEY'))).toEqual([]);
  });
});
