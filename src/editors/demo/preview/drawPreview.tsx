import type { ReactElement } from 'react';
import { type Tree, toHalves } from '../../../content/documents/bilingual';
import { type DocumentKey, documentFields, listSlugs } from '../../../content/documents/documents';
import type { Site } from '../../../content/model/model';
import { findMottoLanguage, presentActivity, presentEntry } from '../../../content/present/present';
import { finishContacts } from '../../../content/present/siteFacts';
import { selectLandingActivities } from '../../../content/select/pages';
import { defaultLanguage, type Language } from '../../../shared/i18n/languages';
import { About } from '../../../site/sections/About';
import { Activities } from '../../../site/sections/Activities';
import { Contact } from '../../../site/sections/Contact';
import { Hero } from '../../../site/sections/Hero';

const previewedKeys = ['hero', 'about', 'activities', 'contact'] as const;
export type PreviewedKey = (typeof previewedKeys)[number];

/** Whether a document has a preview. The others are shown on many pages, or only together with other documents. */
export function hasPreview(key: DocumentKey): key is PreviewedKey {
  return previewedKeys.some((previewed) => previewed === key);
}

/** The section of the site that shows a document. */
export function drawPreview(documentKey: PreviewedKey, tree: Tree, site: Site, language: Language): ReactElement {
  const entry = toHalves(documentFields[documentKey], tree);
  const siteValues = finishContacts(site);
  switch (documentKey) {
    case 'hero':
      return (
        <Hero
          {...presentEntry(documentFields.hero, entry, siteValues, language)}
          mottoLanguage={findMottoLanguage(entry)}
        />
      );
    case 'about':
      return <About {...presentEntry(documentFields.about, entry, siteValues, language)} />;
    case 'contact':
      return <Contact {...finishContacts(presentEntry(documentFields.contact, entry, siteValues, language))} />;
    case 'activities':
      return <Activities {...selectSection(tree, site, language)} />;
  }
}

/** The section of the activities, as the landing page shows it. */
function selectSection(tree: Tree, site: Site, language: Language) {
  const entry = toHalves(documentFields.activities, tree);
  const { activities, ...texts } = presentEntry(documentFields.activities, entry, finishContacts(site), language);
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
