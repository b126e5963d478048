import { css } from '@emotion/react';
import { Link, navigate } from 'gatsby';
import { type ChangeEvent, type SubmitEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { buttonStyles } from '../components/buttonStyles';
import { SelectField } from '../components/Field';
import { titleStyles } from '../components/SectionHeading';
import { toast } from '../components/toasts';
import { useLabels } from '../components/useLabels';
import { type DocumentKey, documents, writeDocument } from '../content/documents';
import type { Entry } from '../content/localize';
import type { Site } from '../content/model';
import { defaultLanguage } from '../i18n/languages';
import { from } from '../theme/media';
import { token } from '../theme/tokens';
import { dashboardPath } from './AdminPage';
import { ChangeList } from './ChangeList';
import { download } from './download';
import { FieldInputs } from './FieldInputs';
import { importFile } from './importFiles';
import { Preview } from './Preview';
import { PreviewControls, type View } from './PreviewControls';
import { type Simulation, simulations, useEditor } from './useEditor';

type EditorProps = {
  document: DocumentKey;
  /** The text in the content files: where the form starts. */
  original: Entry;
  site: Site;
  /** The files that an entry may name. */
  uploads: readonly string[];
};

const layoutStyles = css`
  display: grid;
  gap: 1.5rem;
  align-items: start;
  ${from.large} {
    grid-template-columns: 1fr 1fr;
  }
`;

const paneStyles = css`
  display: grid;
  gap: 1.25rem;
  &[data-hidden='true'] {
    display: none;
    ${from.large} {
      display: grid;
    }
  }
`;

const previewPaneStyles = css`
  ${paneStyles};
  ${from.large} {
    position: sticky;
    inset-block-start: 3.5rem;
  }
`;

const noticeStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  padding: 0.75rem 1rem;
  border-inline-start: 6px solid ${token('--color-mark')};
  background: ${token('--color-paper-deep')};
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;
`;

const fileStyles = css`
  ${buttonStyles.outline};
  position: relative;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:focus-within {
    outline: 3px solid ${token('--color-accent')};
    outline-offset: 3px;
  }
`;

/** One document of the demo editor: its fields, what they would look like, and a save that is only simulated. */
export function Editor({ document, original, site, uploads }: EditorProps) {
  const label = useLabels();
  const form = useRef<HTMLFormElement>(null);
  const known = new Set(uploads);
  const editor = useEditor(document, original, known);
  const [simulation, setSimulation] = useState<Simulation>('success');
  const [view, setView] = useState<View>({ shown: 'fields', screen: 'phone', language: defaultLanguage });
  // Typing comes first: the preview follows as soon as there is time.
  const previewed = useDeferredValue(editor.entry);

  useEffect(() => {
    if (editor.problems.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [editor.problems]);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (editor.isSaving) return;
    const result = await editor.save(simulation);
    if (result === 'invalid') {
      setView({ ...view, shown: 'fields' });
      toast.error({ title: label('admin.edit.invalidTitle'), message: label('admin.edit.invalid') });
    } else if (result === 'failed') {
      toast.error({ title: label('admin.edit.failedTitle'), message: label('admin.edit.failed') });
    } else {
      toast.success({ title: label('admin.edit.savedTitle'), message: label(`admin.${document}.saved`) });
      void navigate(dashboardPath);
    }
  };

  const takeFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const result = await importFile(document, file, editor.entry, known);
    if ('entry' in result) {
      editor.change(result.entry);
      toast.success({ title: label('admin.edit.importedTitle'), message: label('admin.edit.imported') });
    } else {
      toast.error({ title: label('admin.edit.importFailedTitle'), message: result.problems.join('\n') });
    }
  };

  return (
    <>
      <div css={actionsStyles}>
        <Link css={buttonStyles.outline} to={dashboardPath}>
          {label('admin.edit.back')}
        </Link>
      </div>
      <h1 css={titleStyles}>{label('admin.edit.title', { section: label(`admin.${document}.title`) })}</h1>
      {editor.waiting && (
        <div css={noticeStyles}>
          <p>
            {label('admin.edit.draftFound', { date: new Date(editor.waiting.savedAt).toLocaleString(defaultLanguage) })}
          </p>
          <button type="button" css={buttonStyles.primary} onClick={editor.resume}>
            {label('admin.edit.draftResume')}
          </button>
          <button type="button" css={buttonStyles.outline} onClick={editor.discard}>
            {label('admin.edit.draftDiscard')}
          </button>
        </div>
      )}
      <PreviewControls view={view} onChange={setView} />
      <div css={layoutStyles}>
        <form
          ref={form}
          css={paneStyles}
          data-hidden={view.shown !== 'fields'}
          onSubmit={save}
          noValidate
          aria-label={label('admin.edit.fields')}
        >
          <FieldInputs
            fields={documents[document]}
            entry={editor.entry}
            problems={editor.problems}
            onChange={editor.change}
          />
          <ChangeList changes={editor.changes} />
          <p role="status">
            {editor.changes.length > 0 && label(editor.isKept ? 'admin.edit.draftKept' : 'admin.edit.draftNotKept')}
          </p>
          <SelectField
            label={label('admin.edit.simulation')}
            value={simulation}
            onChange={({ target }) => setSimulation(simulations.find((each) => each === target.value) ?? 'success')}
          >
            {simulations.map((each) => (
              <option key={each} value={each}>
                {label(`admin.edit.simulation.${each}`)}
              </option>
            ))}
          </SelectField>
          <div css={actionsStyles}>
            <button type="submit" css={buttonStyles.primary} aria-disabled={editor.isSaving}>
              {label(editor.isSaving ? 'admin.edit.saving' : 'admin.edit.save')}
            </button>
            <button
              type="button"
              css={buttonStyles.outline}
              onClick={() => download(writeDocument(document, editor.entry), `${document}.zip`)}
            >
              {label('admin.edit.download')}
            </button>
            <label css={fileStyles}>
              {label('admin.edit.import')}
              <input type="file" accept=".json,.md,.zip" onChange={takeFile} />
            </label>
          </div>
        </form>
        <div css={previewPaneStyles} data-hidden={view.shown !== 'preview'}>
          <Preview
            document={document}
            entry={previewed}
            site={site}
            language={view.language}
            width={view.screen === 'phone' ? 360 : 1280}
            title={label('admin.edit.preview')}
          />
        </div>
      </div>
    </>
  );
}
