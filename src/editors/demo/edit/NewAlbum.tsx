import { navigate } from 'gatsby';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { albumEditPath, albumKey, startAlbum } from '../../../content/documents/documents';
import { makeAlbumId } from '../../../content/documents/itemIds';
import { InputField } from '../../../shared/components/Field';
import { foldLetters } from '../../../shared/i18n/foldText';
import { defaultLanguage } from '../../../shared/i18n/languages';
import { buttonStyles } from '../../../shared/theme/buttonStyles';
import { useLabels } from '../../../shared/wording/wording';
import { writeDraft } from '../drafts/drafts';

/** Asks for a new album's name, makes its id from the name, and starts its draft. */
export function NewAlbum() {
  const label = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const start = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = foldLetters(String(new FormData(event.currentTarget).get('name')).trim());
    if (!name) {
      setIsMissing(true);
      return input.current?.focus();
    }
    const key = albumKey(makeAlbumId(name));
    const now = new Date();
    const edited = { ...startAlbum(key, now), name: { [defaultLanguage]: name } };
    void writeDraft(key, { edited, base: {}, changedAt: now.toISOString(), isSaved: false, media: {} });
    // This form disappears, so the focus moves where Gatsby puts it when it opens a page.
    document.getElementById('gatsby-focus-wrapper')?.focus();
    void navigate(albumEditPath(key, false), { replace: true });
  };
  return (
    <form css={{ display: 'grid', gap: '1rem', maxInlineSize: '32rem' }} noValidate onSubmit={start}>
      <h1>{label('editor.album.create')}</h1>
      <InputField
        ref={input}
        name="name"
        label={label('editor.album.name')}
        hint={label('editor.album.nameHint')}
        error={isMissing ? label('editor.problem.required') : undefined}
        required
        autoComplete="off"
      />
      <button type="submit" css={[buttonStyles.primary, { justifySelf: 'start' }]}>
        {label('editor.album.start')}
      </button>
    </form>
  );
}
