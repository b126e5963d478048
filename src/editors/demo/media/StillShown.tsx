import type { Tree } from '../../../content/documents/bilingual';
import { listAppearances } from '../../../content/documents/editorContent';
import { listUploadPaths } from '../../../content/model/entries';
import { calloutStyles } from '../../../shared/theme/islandStyles';
import { useLabels } from '../../../shared/wording/wording';
import { nameDocument } from '../nameDocument';
import { useMedia } from './MediaProvider';

/**
 * Lists the other places where the site shows removed photos and videos, because a person who asks for removal wants
 * them gone everywhere.
 */
export function StillShown({ edited, removed }: { edited: Tree; removed: unknown }) {
  const label = useLabels();
  const { documentKey, content } = useMedia();
  const files = listUploadPaths(removed);
  const shown = [...listAppearances(documentKey, edited), ...content.shownElsewhere];
  const appearances = shown.filter(([src]) => files.includes(src));
  if (appearances.length === 0) return null;
  return (
    <div css={calloutStyles}>
      <p>{label('editor.photo.stillShown')}</p>
      <ul>
        {appearances.map(([src, { key, name, field }]) => (
          <li key={`${src} ${key} ${field}`}>
            {nameDocument(key, { name }, label)}
            {'\u00a0: '}
            {field}
          </li>
        ))}
      </ul>
    </div>
  );
}
