import type { Advice } from '../../shared/advice';
import { fitText } from '../../shared/fonts/pictureFonts';
import { activityFields, albumFields } from '../collections';
import type { ListedEntry } from '../entries';
import type { Fields } from '../fields';
import { homeSections } from '../homeSections';
import { posterFields, siteFields } from '../singletons';

/** The texts drawn in share pictures and in the picture of the poster. */
const drawnFields = new Map<Fields, string[]>([
  [siteFields, ['name']],
  [homeSections.hero, ['title']],
  [activityFields, ['title']],
  [albumFields, ['name']],
  [posterFields, ['title', 'scan']],
]);

/** Lists texts with characters that pictures omit, such as emoji: their fonts lack them. */
export function adviseTitles({ file, entry, fields }: ListedEntry): Advice[] {
  const drawn = drawnFields.get(fields) ?? [];
  return Object.entries(entry).flatMap(([language, values]) =>
    drawn.flatMap((name) => {
      const { missing } = fitText(String(values?.[name] ?? ''));
      return missing
        ? {
            what: `${file}: ${language}.${name} has ${missing}, which its share picture leaves out`,
            todo: 'Change the text, if it reads badly without.',
          }
        : [];
    }),
  );
}
