import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { clearToasts, toast } from '../components/toasts';
import { useLabels } from '../components/wording';
import { type DocumentKey, documents } from '../content/documents';
import type { Entry } from '../content/localize';
import type { Site } from '../content/model';
import { defaultLanguage, isLanguage } from '../i18n/languages';
import { titleStyles } from '../layout/SectionHeading';
import { dashboardPath } from '../routes';
import { from } from '../theme/media';
import { touchTarget } from '../theme/mixins';
import { ChangeList, DraftBanner } from './drafts/ChangeList';
import { ConfirmDialog } from './drafts/ConfirmDialog';
import { SaveBar, SimulationSwitch } from './drafts/SaveBar';
import { type Simulation, useEditor } from './drafts/useEditor';
import { useLeaveGuard } from './drafts/useLeaveGuard';
import { FileTools } from './files/FileTools';
import { FieldInputs } from './form/FieldInputs';
import { usePhotos } from './photos/PhotosContext';
import { PreviewPane, type View } from './preview/PreviewPane';
import { useActivePane } from './preview/useActivePane';

type EditorProps = {
  documentKey: DocumentKey;
  /** The entry in the content files, which the form starts from. */
  original: Entry;
  site: Site;
  /** The files that an entry may reference, as `/uploads/…`. */
  uploads: readonly string[];
};

const layoutStyles = css`
  display: grid;
  gap: 2rem;
  align-items: start;
  ${from.large} {
    grid-template: auto 1fr / 1fr 1fr;
  }
`;

const paneStyles = css`
  display: grid;
  gap: 1.5rem;
`;

const backStyles = css`
  ${touchTarget};
  justify-self: start;
  font-weight: 700;
`;

/** A narrow screen shows one pane at a time. */
const switchedPaneStyles = css`
  &[data-shown='false'] {
    display: none;
    ${from.large} {
      display: grid;
    }
  }
`;

/** As tall as the other column, so that the sticky preview stays in view. */
const previewStyles = css`
  align-self: stretch;
  align-content: start;
  ${from.large} {
    grid-area: 1 / 2 / span 2;
  }
`;

/** The demo editor of one document: its fields, their preview, and a simulated save. */
export function Editor({ documentKey, original, site, uploads }: EditorProps) {
  const label = useLabels();
  const form = useRef<HTMLFormElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const { drafts: photos } = usePhotos();
  const uploadSet = useMemo(() => new Set([...uploads, ...Object.keys(photos)]), [uploads, photos]);
  const editor = useEditor(documentKey, original, uploadSet);
  const guard = useLeaveGuard(editor.changes.length > 0);
  const panes = useActivePane(preview);
  const [view, setView] = useState<View>({ screen: 'phone', language: defaultLanguage });

  const problems = new Map(
    editor.problems.map(({ field, reason, values }) => [field, label(`admin.problem.${reason}`, values)]),
  );

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (editor.status === 'saving') return;
    clearToasts();
    const result = await editor.save(new FormData(event.currentTarget).get('simulation') as Simulation);
    // The user has already navigated away: do not redirect.
    if (result === 'left') return;
    if (result === 'invalid') {
      // Rendered at once, so that the first invalid field can take the focus.
      panes.show('fields');
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      toast.error({ title: label('admin.edit.invalidTitle'), message: label('admin.edit.invalid') });
    } else if (result === 'failed') {
      toast.error({ title: label('admin.edit.failedTitle'), message: label('admin.edit.failed') });
    } else {
      toast.success({ title: label('admin.edit.savedTitle'), message: label(`admin.${documentKey}.saved`) });
      guard.leave();
    }
  };

  return (
    <>
      <form
        ref={form}
        css={layoutStyles}
        onSubmit={save}
        // The preview follows the language of the focused input.
        onInput={({ target }) => {
          const { lang } = target as HTMLElement;
          if (isLanguage(lang) && lang !== view.language) setView({ ...view, language: lang });
        }}
        noValidate
        aria-label={label('admin.edit.fields')}
      >
        <div css={paneStyles}>
          <Link css={backStyles} to={dashboardPath} replace={guard.replacesEntry} onClick={guard.ask}>
            {label('admin.edit.back')}
          </Link>
          <h1 css={titleStyles}>{label('admin.edit.title', { section: label(`admin.${documentKey}.title`) })}</h1>
          <DraftBanner editor={editor} />
        </div>
        <div css={[paneStyles, switchedPaneStyles]} data-shown={panes.shown === 'fields'}>
          <p>{label('admin.edit.requiredMark')}</p>
          {/* Inert during a save, which would miss later input, imports and resets. */}
          <div css={paneStyles} inert={editor.status === 'saving'}>
            <FieldInputs
              fields={documents[documentKey]}
              form={{ entry: editor.entry, problems, uploads, onChange: editor.change }}
            />
            <ChangeList changes={editor.changes} onReset={editor.reset} />
            <FileTools
              documentKey={documentKey}
              original={original}
              entry={editor.entry}
              uploads={uploadSet}
              onImport={editor.change}
            />
          </div>
          <SimulationSwitch />
        </div>
        <div ref={preview} css={[switchedPaneStyles, previewStyles]} data-shown={panes.shown === 'preview'}>
          <PreviewPane documentKey={documentKey} entry={editor.entry} site={site} view={view} onView={setView} />
        </div>
        <SaveBar editor={editor} documentKey={documentKey} panes={panes} />
      </form>
      <ConfirmDialog
        open={guard.isAsking}
        question="leave"
        text={label(editor.isStored ? 'admin.leave.kept' : 'admin.leave.lost')}
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
    </>
  );
}
