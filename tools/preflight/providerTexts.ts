import type { Content } from '../../src/content/model';
import { mapFields } from '../../src/content/walkFields';
import type { Provider } from '../../src/donation/providers/provider';
import { languages } from '../../src/i18n/languages';
import { listEntries } from '../content';
import type { Finding } from './finding';

/** Finds texts that name a provider that donors do not pay with. */
export function findOtherProviders(
  content: Content,
  chosen: Pick<Provider, 'name'>,
  all: readonly Pick<Provider, 'name'>[],
): Finding[] {
  const { site, home, poster, privacy } = content;
  const texts = [...listTexts(content, [site, ...Object.values(home), poster, privacy]), ...listLabels(content)];
  const others = new Set(all.map(({ name }) => name).filter((name) => name !== chosen.name));
  return [...others].flatMap((name) => {
    // The chosen provider's name may contain the other one's.
    const places = where(texts, (text) => text.replaceAll(chosen.name, '').toLowerCase().includes(name.toLowerCase()));
    if (!places) return [];
    return {
      what: `Donors do not pay with ${name}, but read its name in ${places}`,
      todo: `Write ${chosen.name} there, or name no provider.`,
    };
  });
}

/** Finds texts that speak of cards, while the provider takes none. The text of the card tab is not shown then. */
export function findCardTexts(content: Content, { name, client }: Pick<Provider, 'name' | 'client'>): Finding[] {
  if (client.channels.includes('CREDIT_CARD')) return [];
  const { site, home, poster, privacy } = content;
  const texts = listTexts(content, [site, home.donation, poster, privacy]);
  const shown = texts.filter(({ file, field }) => !(file === home.donation.file && /\.creditCard$/.test(field)));
  const places = where(shown, (text) => /(?<!\p{L})(cartes?|cards?)(?!\p{L})/iu.test(text));
  if (!places) return [];
  return [
    {
      what: `${name} takes no cards, but donors read of cards in ${places}`,
      todo: 'Change what says that donors can pay by card.',
    },
  ];
}

type Text = { file: string; field: string; text: string };

/** The texts of these entries in each language, without addresses and names of files. */
function listTexts(content: Content, entries: readonly { file: string }[]): Text[] {
  const files = entries.map(({ file }) => file);
  const texts: Text[] = [];
  for (const { file, entry, fields } of listEntries(content).filter((loaded) => files.includes(loaded.file))) {
    for (const language of languages) {
      mapFields(fields, entry[language] ?? {}, ({ field: { kind }, path }, text) => {
        if (['text', 'longText', 'markdown'].includes(kind) && typeof text === 'string')
          texts.push({ file, field: `${language}.${path}`, text });
        return undefined;
      });
    }
  }
  return texts;
}

function listLabels({ labelFiles }: Content): Text[] {
  return labelFiles.flatMap(({ language, name, labels }) =>
    Object.entries(labels).map(([field, text]) => ({ file: `content/labels/${language}/${name}.json`, field, text })),
  );
}

/** The files, each with its fields, of the texts that match. */
function where(texts: readonly Text[], matches: (text: string) => boolean): string {
  const found = texts.filter(({ text }) => matches(text));
  const files = [...new Set(found.map(({ file }) => file))];
  const fieldsOf = (one: string) => found.filter(({ file }) => file === one).map(({ field }) => field);
  return files.map((file) => `${file} (${fieldsOf(file).join(', ')})`).join(', ');
}
