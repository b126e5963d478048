import { css } from '@emotion/react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Tree, toHalves } from '../../../content/documents/bilingual';
import { type DocumentKey, documents } from '../../../content/documents/documents';
import type { Site } from '../../../content/model/model';
import { finishContacts, presentActivity, presentEntry } from '../../../content/present/present';
import { useLabels, WordingContext } from '../../../shared/components/wording';
import { type Language, languages, languagesInFrench } from '../../../shared/i18n/languages';
import { from } from '../../../shared/theme/media';
import { visuallyHidden } from '../../../shared/theme/mixins';
import { cornerRadius, token } from '../../../shared/theme/tokens';
import { readWording } from '../../../site/layout/PageWording';
import { About } from '../../../site/sections/About';
import { Activities } from '../../../site/sections/Activities';
import { Contact } from '../../../site/sections/Contact';
import { Hero } from '../../../site/sections/Hero';
import { pressed, toolsStyles } from '../styles';
import { Screen } from './Screen';

const screens = { phone: 360, desktop: 1280 };

export type View = { screen: keyof typeof screens; language: Language };

const previewedKeys = ['hero', 'about', 'activities', 'contact'] as const;
type PreviewedKey = (typeof previewedKeys)[number];

type PreviewPaneProps = {
  documentKey: PreviewedKey;
  entry: Tree;
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
  ${toolsStyles};
  justify-content: center;
`;

const groupStyles = css`
  display: flex;
  border: 2px solid ${token('--color-ink')};
  border-radius: ${cornerRadius};
  button {
    min-block-size: ${token('--size-touch')};
    padding-inline: 0.75rem;
    font-size: ${token('--size-small')};
    font-weight: 700;
    ${pressed};
  }
`;

/** Renders the edited document with the site's section components, for a chosen screen and language. */
export function PreviewPane({ documentKey, entry, site, view, onView }: PreviewPaneProps) {
  const label = useLabels();
  const { i18n } = useTranslation();
  const { screen, language } = view;
  const wording = useMemo(() => readWording(i18n, language), [i18n, language]);
  const section = useMemo(() => drawPreview(documentKey, entry, site, language), [documentKey, entry, site, language]);
  const choice = <K extends 'screen' | 'language'>(name: K, value: View[K], text: ReactNode) => (
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
          {languages.map((each) =>
            choice(
              'language',
              each,
              <>
                {each.toUpperCase()} <span css={visuallyHidden}>{languagesInFrench[each]}</span>
              </>,
            ),
          )}
        </div>
      </div>
      <Screen width={screens[screen]} title={label('admin.edit.preview')} language={language}>
        <WordingContext value={wording}>{section}</WordingContext>
      </Screen>
    </section>
  );
}

/**
 * The documents with a preview. The texts of the others appear on many pages, or only together with other documents.
 */
export function hasPreview(key: DocumentKey): key is PreviewedKey {
  return previewedKeys.some((previewed) => previewed === key);
}

export function drawPreview(documentKey: PreviewedKey, tree: Tree, site: Site, language: Language): ReactElement {
  const entry = toHalves(documents[documentKey], tree);
  const facts = finishContacts(site);
  switch (documentKey) {
    case 'hero':
      return <Hero {...presentEntry(documents.hero, entry, facts, language)} />;
    case 'about':
      return <About {...presentEntry(documents.about, entry, facts, language)} />;
    case 'contact':
      return <Contact {...finishContacts(presentEntry(documents.contact, entry, facts, language))} />;
    case 'activities': {
      const { activities, ...texts } = presentEntry(documents.activities, entry, facts, language);
      const drawn = activities.map(({ id, ...activity }) => presentActivity({ ...activity, slug: id }, language));
      return <Activities {...texts} activities={drawn} count={drawn.length} />;
    }
  }
}
