import { css } from '@emotion/react';
import { type ReactNode, useDeferredValue } from 'react';
import { useLabels } from '../components/wording';
import type { DocumentKey } from '../content/documents';
import type { Entry } from '../content/localize';
import type { Site } from '../content/model';
import { type Language, languages } from '../i18n/languages';
import { languagesInFrench } from '../i18n/languagesInFrench';
import { from } from '../theme/media';
import { visuallyHidden } from '../theme/mixins';
import { token } from '../theme/tokens';
import { Preview } from './Preview';

const screens = { phone: 360, desktop: 1280 };
type ScreenName = keyof typeof screens;

export type View = { screen: ScreenName; language: Language };

type PreviewPaneProps = {
  document: DocumentKey;
  entry: Entry;
  site: Site;
  view: View;
  onView: (view: View) => void;
};

const paneStyles = css`
  display: grid;
  gap: 0.75rem;
  ${from.large} {
    position: sticky;
    inset-block-start: 3.25rem;
  }
`;

const barStyles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.5rem;
`;

const groupStyles = css`
  display: flex;
  margin: 0;
  padding: 0;
  border: 2px solid ${token('--color-ink')};
  border-radius: 3px;
  button {
    min-block-size: ${token('--size-touch')};
    padding-inline: 0.75rem;
    border: 0;
    background: transparent;
    font-size: ${token('--size-small')};
    font-weight: 700;
    &[aria-pressed='true'] {
      background: ${token('--color-ink')};
      color: ${token('--color-on-dark')};
    }
  }
`;

/** The preview, on the screen and in the language one chooses. */
export function PreviewPane({ document, entry, site, view, onView }: PreviewPaneProps) {
  const label = useLabels();
  // Typing comes first: the preview follows as soon as there is time.
  const previewed = useDeferredValue(entry);
  const choice = <K extends keyof View>(name: K, value: View[K], text: ReactNode) => (
    <button
      key={value}
      type="button"
      aria-pressed={view[name] === value}
      onClick={() => onView({ ...view, [name]: value })}
    >
      {text}
    </button>
  );
  return (
    <section css={paneStyles} aria-label={label('admin.edit.preview')}>
      <div css={barStyles}>
        <div css={groupStyles}>
          {choice('screen', 'phone', label('admin.edit.phone'))}
          {choice('screen', 'desktop', label('admin.edit.desktop'))}
        </div>
        <div css={groupStyles}>
          {languages.map((language) =>
            choice(
              'language',
              language,
              <>
                {language.toUpperCase()} <span css={visuallyHidden}>{languagesInFrench[language]}</span>
              </>,
            ),
          )}
        </div>
      </div>
      <Preview
        document={document}
        entry={previewed}
        site={site}
        language={view.language}
        width={screens[view.screen]}
        title={label('admin.edit.preview')}
      />
    </section>
  );
}
