import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { albumEditPath, albumKey, startAlbum } from '../../content/documents/documents';
import { makeAlbumId } from '../../content/documents/itemIds';
import { InputField } from '../../shared/components/Field';
import { useLabels } from '../../shared/components/wording';
import { defaultLanguage } from '../../shared/i18n/languages';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { titleStyles } from '../../shared/theme/textStyles';
import { isBlank } from '../../shared/values';
import { writeDraft } from './drafts/drafts';
import { BackLink } from './OpenLink';

const formStyles = css`
  display: grid;
  gap: 1rem;
  justify-items: start;
  max-inline-size: 32rem;
  > div {
    inline-size: 100%;
  }
`;

/** Asks for the name of a new album, because its address is made of it, and starts its draft. */
export function NewAlbum() {
  const label = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  useEffect(() => input.current?.focus(), []);
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBlank(name)) {
      setError(label('admin.problem.required'));
      return input.current?.focus();
    }
    const key = albumKey(makeAlbumId(name));
    const now = new Date();
    const edited = { ...startAlbum(key, now), name: { [defaultLanguage]: name.trim() } };
    void writeDraft(key, { edited, base: {}, savedAt: now.toISOString(), isSaved: false, media: {} });
    // As Gatsby does on the way to another page: this form disappears.
    document.getElementById('gatsby-focus-wrapper')?.focus();
    void navigate(albumEditPath(key, false), { replace: true });
  };
  return (
    <form css={formStyles} onSubmit={start} noValidate>
      <BackLink />
      <h1 css={titleStyles}>{label('admin.album.create')}</h1>
      <InputField
        ref={input}
        label={label('admin.album.name')}
        hint={label('admin.album.nameHint')}
        error={error}
        aria-required
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" css={buttonStyles.primary}>
        {label('admin.album.start')}
      </button>
    </form>
  );
}
