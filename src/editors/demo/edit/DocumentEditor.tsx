import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { isAbsent } from '../../../content/documents/bilingual';
import { type DocumentKey, isAlbum, offerActivities } from '../../../content/documents/documents';
import type { EditorContent } from '../../../content/documents/editorContent';
import { listNewActivities } from '../../../content/documents/newActivities';
import type { Fields } from '../../../content/fields/fields';
import { moveFocus } from '../../../shared/browser/moveFocus';
import { clearToasts } from '../../../shared/browser/toasts';
import { defaultLanguage, isLanguage, type Language } from '../../../shared/i18n/languages';
import type { BuiltPictures, PublishedPhoto } from '../../../shared/media/builtMedia';
import { from } from '../../../shared/theme/breakpoints';
import { calloutStyles, smallStyles } from '../../../shared/theme/islandStyles';
import { token } from '../../../shared/theme/tokens';
import { useLabels } from '../../../shared/wording/wording';
import { confirmDiscard } from '../drafts/confirmDiscard';
import { useActivitiesDraft } from '../drafts/useDrafts';
import { EditorDialog } from '../EditorDialog';
import { toolRowStyles, toolStyles } from '../editorStyles';
import { DocumentForm } from '../form/DocumentForm';
import { MediaProvider } from '../media/MediaProvider';
import { StillShown } from '../media/StillShown';
import { nameDocument } from '../nameDocument';
import { BackLink } from '../OpenLink';
import { hasPreview } from '../preview/drawPreview';
import { PreviewPane } from '../preview/PreviewPane';
import { noMedia } from './documentState';
import { SaveBar } from './SaveBar';
import { useEditor } from './useEditor';
import { useSave } from './useSave';

type DocumentEditorProps = {
  documentKey: DocumentKey;
  content: EditorContent;
  photos: readonly PublishedPhoto[];
  /** The image data for the preview. */
  pictures: BuiltPictures;
};

const layoutStyles = css`
  display: grid;
  gap: 1rem;
  align-items: start;
  /* Takes back the padding at the end of the page, which would lift the save bar there. */
  margin-block-end: -6rem;
`;

const columnsStyles = css`
  ${from.large} {
    column-gap: 2rem;
    grid-template: auto 1fr / 1fr auto;
  }
`;

const paneStyles = css`
  max-inline-size: 50rem;
  display: grid;
  gap: 1.5rem;
`;

/** Beside header and fields of a wide screen. Both columns are equally high, so that the preview stays in view. */
const previewStyles = css`
  display: none;
  ${from.large} {
    display: grid;
    grid-area: 1 / 2 / span 2;
    align-self: stretch;
    align-content: start;
    margin-block-start: calc(-0.75rem - ${token('--size-touch')});
  }
`;

/** Edits one document: shows its fields and their preview, and simulates a save. */
export function DocumentEditor({ documentKey, content, photos, pictures }: DocumentEditorProps) {
  const label = useLabels();
  const title = useRef<HTMLHeadingElement>(null);
  const editor = useEditor(documentKey, content.current, content.uploads);
  const { opened, state, edited, act } = editor;
  const fields = useFields(opened.fields, content.activities);
  const isGone = isAlbum(documentKey) && isAbsent(edited);
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const preview = hasPreview(documentKey) && !isGone && (
    <PreviewPane documentKey={documentKey} edited={edited} site={content.site} language={language} />
  );

  // A toast of the previous page could cover the first field.
  useEffect(clearToasts, []);

  const save = useSave(editor);

  const actFromTitle = (type: 'remove' | 'discard') => {
    moveFocus(title.current, { preventScroll: true });
    act({ type });
  };
  const removeAlbum = () => {
    // Changes that are not on the site yet would be lost.
    if (!state.draft || confirmDiscard(documentKey, state.draft, label)) actFromTitle('remove');
  };

  return (
    <MediaProvider
      documentKey={documentKey}
      content={content}
      photos={photos}
      media={state.draft?.media ?? noMedia}
      pictures={pictures}
    >
      <form
        css={[layoutStyles, preview && columnsStyles]}
        onSubmit={save}
        // The preview shows the language of the focused field.
        onFocus={({ target: { lang } }) => isLanguage(lang) && setLanguage(lang)}
        onBlur={() => act({ type: 'leave' })}
        // A toast could cover the field.
        onInput={clearToasts}
        // When Tab reaches a text area, browsers scroll only the line of the caret into view.
        onKeyUp={({ key, target }) => {
          if (key === 'Tab') (target as HTMLElement).scrollIntoView({ block: 'nearest', behavior: 'instant' });
        }}
        noValidate
        aria-label={label('editor.edit.fields')}
      >
        <div>
          <h1 ref={title} tabIndex={-1}>
            {nameDocument(documentKey, isGone ? opened.initial : edited, label)}
          </h1>
          {!isGone && <p css={smallStyles}>{label('editor.edit.requiredMark')}</p>}
        </div>
        <div css={paneStyles}>
          {isGone ? (
            <div css={[calloutStyles, toolRowStyles]}>
              <p>{label('editor.album.removed')}</p>
              <button type="button" css={toolStyles} onClick={() => actFromTitle('discard')}>
                {label('editor.album.keep')}
              </button>
              <StillShown edited={edited} removed={opened.initial} />
            </div>
          ) : (
            // Nothing can be typed until the draft is read, nor while another tab has the document.
            <div css={paneStyles} inert={state.phase === 'waiting'} data-fields>
              {/*
               * The key starts a new form when another tab takes the document or the text is replaced, which ends the
               * old form's dialogs, undo and preparation of photos.
               */}
              <DocumentForm
                key={state.replacements}
                fields={fields}
                initial={opened.initial}
                edited={edited}
                problems={editor.problems}
                language={language}
                onLanguage={setLanguage}
                onChange={(edit, media) => act({ type: 'edit', edit, media })}
              />
              {isAlbum(documentKey) && (state.draft || !isAbsent(opened.current)) && (
                <button type="button" css={[toolStyles, { justifySelf: 'start' }]} onClick={removeAlbum}>
                  {label('editor.album.remove')}
                </button>
              )}
            </div>
          )}
          <BackLink />
        </div>
        {preview && !isPreviewOpen && <div css={previewStyles}>{preview}</div>}
        <SaveBar editor={editor} onPreview={preview ? () => setIsPreviewOpen(true) : undefined} />
      </form>
      <EditorDialog isOpen={isPreviewOpen} onClose={() => setIsPreviewOpen(false)} title={label('editor.edit.preview')}>
        {preview}
      </EditorDialog>
    </MediaProvider>
  );
}

/** A document's fields. An album may also be of an activity that this device's draft adds. */
function useFields(fields: Fields, activities: EditorContent['activities']) {
  const draft = useActivitiesDraft();
  return offerActivities(fields, { ...(draft && listNewActivities(draft)), ...activities });
}
