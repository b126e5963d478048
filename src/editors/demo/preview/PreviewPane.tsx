import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type Tree, toHalves } from '../../../content/documents/bilingual';
import { type DocumentKey, documents, listSlugs } from '../../../content/documents/documents';
import type { Site } from '../../../content/model/model';
import { findMottoLanguage, finishContacts, presentActivity, presentEntry } from '../../../content/present/present';
import { selectLandingActivities } from '../../../content/select/pages';
import { defaultLanguage, type Language } from '../../../shared/i18n/languages';
import { from } from '../../../shared/theme/breakpoints';
import { GlobalStyles } from '../../../shared/theme/GlobalStyles';
import { token } from '../../../shared/theme/tokens';
import { useLabels, WordingContext } from '../../../shared/wording/wording';
import { readWording } from '../../../site/frame/pageWording';
import { About } from '../../../site/sections/About';
import { Activities } from '../../../site/sections/Activities';
import { Contact } from '../../../site/sections/Contact';
import { Hero } from '../../../site/sections/Hero';
import { noticeStyles } from '../styles';

const previewedKeys = ['hero', 'about', 'activities', 'contact'] as const;
type PreviewedKey = (typeof previewedKeys)[number];

type PreviewPaneProps = {
  documentKey: PreviewedKey;
  /** What the form shows if there is no draft. */
  initial: Tree;
  edited: Tree;
  site: Site;
  language: Language;
};

const paneStyles = css`
  display: grid;
  gap: 0.75rem;
  ${from.large} {
    position: sticky;
    inset-block-start: 3.25rem;
  }
`;

const frameStyles = css`
  inline-size: calc(360px + 2 * 6px);
  max-inline-size: 100%;
  margin-inline: auto;
  block-size: calc(100svh - 8.5rem);
  min-block-size: 20rem;
  border: 6px solid ${token('--color-ink')};
  border-radius: 10px;
  background: ${token('--color-paper')};
`;

const screenStyles = css`
  margin-block-start: calc(-1 * ${token('--height-bar')});
`;

/** Renders the edited document with the site's section components, as a phone shows it in a chosen language. */
export function PreviewPane({ documentKey, initial, edited, site, language }: PreviewPaneProps) {
  const label = useLabels();
  const { i18n } = useTranslation();
  const wording = useMemo(() => readWording(i18n, language), [i18n, language]);
  const section = useMemo(
    () => drawPreview(documentKey, edited, site, language),
    [documentKey, edited, site, language],
  );
  const takenOff = documentKey === 'activities' ? listTakenOff(initial, edited, site) : [];
  return (
    <section css={paneStyles} aria-label={label('admin.edit.preview')}>
      {takenOff.length > 0 && <p css={noticeStyles}>{label('admin.edit.takenOff', { titles: takenOff.join(', ') })}</p>}
      <Screen title={label('admin.edit.preview')} language={language}>
        <WordingContext value={wording}>{section}</WordingContext>
      </Screen>
    </section>
  );
}

/** A phone's screen: an iframe, so that media queries apply to its width. Links are not followed. */
function Screen({ title, language, children }: { title: string; language: Language; children: ReactNode }) {
  const [frame, setFrame] = useState<{ body: HTMLElement; cache: EmotionCache }>();
  return (
    <>
      <iframe
        css={frameStyles}
        title={title}
        // The doctype avoids quirks mode.
        srcDoc="<!doctype html><html lang=fr><title>·</title>"
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          const { body, head } = contentDocument;
          setFrame({ body, cache: createCache({ key: 'preview', container: head }) });
        }}
      />
      {frame &&
        createPortal(
          <CacheProvider value={frame.cache}>
            <GlobalStyles />
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too */}
            <main lang={language} css={screenStyles} onClick={(event) => event.preventDefault()}>
              {children}
            </main>
          </CacheProvider>,
          frame.body,
        )}
    </>
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
      return (
        <Hero {...presentEntry(documents.hero, entry, facts, language)} mottoLanguage={findMottoLanguage(entry)} />
      );
    case 'about':
      return <About {...presentEntry(documents.about, entry, facts, language)} />;
    case 'contact':
      return <Contact {...finishContacts(presentEntry(documents.contact, entry, facts, language))} />;
    case 'activities':
      return <Activities {...selectSection(tree, site, language)} />;
  }
}

/** The section of the activities, as the landing page shows it. */
function selectSection(tree: Tree, site: Site, language: Language) {
  const entry = toHalves(documents.activities, tree);
  const { activities, ...texts } = presentEntry(documents.activities, entry, finishContacts(site), language);
  const presented = activities.map(({ id, ...activity }) => presentActivity({ ...activity, slug: id }, language));
  return { ...texts, activities: selectLandingActivities(presented, texts.latest), count: presented.length };
}

/** The titles of the activities that a draft takes off the landing page without removing them. */
export function listTakenOff(initial: Tree, edited: Tree, site: Site): string[] {
  const select = (tree: Tree) => selectSection(tree, site, defaultLanguage).activities;
  const shown = select(edited).map(({ slug }) => slug);
  return select(initial)
    .filter(({ slug }) => listSlugs(edited).includes(slug) && !shown.includes(slug))
    .map(({ title }) => title);
}
