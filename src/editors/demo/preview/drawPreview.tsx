import type { ReactElement } from 'react';
import { type Tree, toHalves } from '../../../content/documents/bilingual';
import { type AlbumKey, type DocumentKey, documentFields, isAlbum } from '../../../content/documents/documents';
import { albumFields } from '../../../content/model/collections';
import type { Site } from '../../../content/model/model';
import { findMottoLanguage, presentActivity, presentAlbum, presentEntry } from '../../../content/present/present';
import { finishContacts } from '../../../content/present/siteFacts';
import { selectLandingActivities } from '../../../content/select/pages';
import type { Language } from '../../../shared/i18n/languages';
import { AlbumPage } from '../../../site/pages/AlbumPage';
import { AboutSection } from '../../../site/sections/AboutSection';
import { ActivitiesSection } from '../../../site/sections/ActivitiesSection';
import { ContactSection } from '../../../site/sections/ContactSection';
import { HeroSection } from '../../../site/sections/HeroSection';

const previewedKeys = ['hero', 'about', 'activities', 'contact'] as const;
export type PreviewedKey = (typeof previewedKeys)[number] | AlbumKey;

/** Whether a document has a preview. The site shows the others on many pages, or only together with other documents. */
export function hasPreview(key: DocumentKey): key is PreviewedKey {
  return isAlbum(key) || previewedKeys.some((previewed) => previewed === key);
}

/** The section or page of the site that shows a document. */
export function drawPreview(documentKey: PreviewedKey, tree: Tree, site: Site, language: Language): ReactElement {
  const siteValues = finishContacts(site);
  if (isAlbum(documentKey)) {
    const album = presentEntry(albumFields, toHalves(albumFields, tree), siteValues, language);
    return <AlbumPage album={presentAlbum(album, language, site)} files={{}} />;
  }
  const entry = toHalves(documentFields[documentKey], tree);
  switch (documentKey) {
    case 'hero':
      return (
        <HeroSection
          {...presentEntry(documentFields.hero, entry, siteValues, language)}
          mottoLanguage={findMottoLanguage(entry)}
        />
      );
    case 'about':
      return <AboutSection {...presentEntry(documentFields.about, entry, siteValues, language)} />;
    case 'contact':
      return <ContactSection {...finishContacts(presentEntry(documentFields.contact, entry, siteValues, language))} />;
    case 'activities': {
      const { activities, ...texts } = presentEntry(documentFields.activities, entry, siteValues, language);
      const presented = activities.map(({ id, ...activity }) =>
        presentActivity({ ...activity, slug: id }, language, site),
      );
      const shown = selectLandingActivities(presented, texts.latest);
      return <ActivitiesSection {...texts} activities={shown} count={presented.length} />;
    }
  }
}
