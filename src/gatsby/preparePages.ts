import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isPlaceholder } from '../content/contacts';
import { listEditorContents, summarizeDashboard } from '../content/documents/editorContent';
import { listEntries, listShownMedia } from '../content/model/entries';
import type { Content } from '../content/model/model';
import { type PresentedContent, present } from '../content/present/present';
import {
  selectActivities,
  selectActivity,
  selectAlbum,
  selectAlbums,
  selectAppeal,
  selectAssociation,
  selectHome,
  selectPoster,
  selectPrivacy,
} from '../content/select/pages';
import type { ProviderSettings } from '../donation/providers/provider';
import { findProvider } from '../donation/providers/server/registry';
import { listDeployOrigins, reachesProvider } from '../donation/providers/urls';
import { checkedOutcomes, outcomeAtFirst, type PageOutcome } from '../donation/rules/outcomes';
import {
  activitiesPath,
  activityPath,
  albumPath,
  albumsPath,
  associationPath,
  donatePaths,
  notFoundPath,
  offlinePath,
  paymentReturnPath,
  posterPath,
  privacyPath,
} from '../routes';
import { defaultLanguage, languages } from '../shared/i18n/languages';
import type { PageMedia } from '../shared/media/builtMedia';
import { createWording, type ReadLabel } from '../shared/wording/wording';
import type { BuildHelpers } from './media/encodePicture';
import { createMediaReader, type MediaReader } from './media/readMedia';
import { publishSourceFile, readSourceFile } from './media/sourceFiles';
import { fetchStockPhotos } from './media/stockPhotos';
import { renderGuide } from './renderGuide';
import { drawQrCode } from './sharing/drawQrCode';
import { sharePath } from './sharing/drawSharePicture';

type Pages = ReturnType<typeof listPages>;
export type PageKind = keyof Pages;
export type PageOf<Kind extends PageKind> = { kind: Kind } & CommonProps & Pages[Kind][number] & PageMedia;
/** The content that every page has. A page with a share picture of its own replaces `sharePicture`. */
type CommonProps = Pick<PresentedContent, 'language' | 'frame' | 'sharePicture'>;
export type PublicPage = { [Kind in PageKind]: PageOf<Kind> }[PageKind];

export type PreparedPages = Awaited<ReturnType<typeof preparePages>>;
export type EditorPages = PreparedPages['editor'];

export async function preparePages(content: Content, folder: string, helpers: BuildHelpers) {
  const settings = findProvider(process.env).readSettings(process.env);
  const presented = languages.map((language) => present(content, language));
  const shownMedia = new Set(listEntries(content).flatMap(listShownMedia));
  const stockPhotos = await fetchStockPhotos([...shownMedia], helpers);
  const media = createMediaReader(shownMedia, (src) => stockPhotos.get(src) ?? resolve(folder, `.${src}`), helpers);
  const ofLanguages = presented.map((inLanguage) => {
    const { label } = createWording(content.labels[inLanguage.language], inLanguage.language);
    return addMedia(inLanguage, listPages(inLanguage, settings, label), media);
  });
  const pages = (await Promise.all(ofLanguages)).flat();
  return { pages, editor: await prepareEditorPages(content, media), labels: content.labels, findFile: media.find };
}

/**
 * Every public page in a language, by its kind. Listed in the build, so that the QR encoder and the selection of
 * content stay out of visitors' scripts.
 */
function listPages(content: PresentedContent, settings: ProviderSettings | undefined, label: ReadLabel) {
  const { language, frame, allowsPayments, activities, albums, notFoundPicture } = content;
  const { site } = frame;
  const paymentSetup = allowsPayments && settings ? { settings, origins: listDeployOrigins(process.env) } : undefined;
  const appeal = selectAppeal(content, paymentSetup !== undefined);
  const url = new URL(donatePaths[language], site.url).href;
  const code = drawQrCode(url);
  const isSpecimen = isPlaceholder(site.url) || !reachesProvider(paymentSetup?.settings, site.url);
  const pageOutcomes: readonly PageOutcome[] = ['neutral', ...checkedOutcomes];
  const noindex = true as const;
  return {
    home: [{ path: '/', ...selectHome(content), paymentSetup }],
    albums: [{ path: albumsPath, title: label('album.all'), ...selectAlbums(content), appeal }],
    album: albums.map((album) => ({ path: albumPath(album.slug), ...selectAlbum(content, album) })),
    activities: [{ path: activitiesPath, title: label('activity.all'), ...selectActivities(content), appeal }],
    activity: activities.map((activity) => ({
      path: activityPath(activity.slug),
      ...selectActivity(content, activity),
      appeal,
    })),
    poster: [{ path: posterPath, ...selectPoster(content), url, code, isSpecimen }],
    association: [{ path: associationPath, ...selectAssociation(content), appeal }],
    privacy: [{ path: privacyPath, ...selectPrivacy(content) }],
    return: pageOutcomes.map((outcome) => ({
      path: paymentReturnPath(outcome),
      title: label(`return.${outcomeAtFirst(outcome)}.title`),
      outcome,
      picture: outcome === 'accepted' ? content.thanksPicture : content.returnPicture,
      hasOtherWays: content.sections.donation.hasOtherWays,
      noindex,
    })),
    notFound: [{ path: notFoundPath, title: label('notFound.browserTitle'), picture: notFoundPicture, noindex }],
    offline: [{ path: offlinePath, title: label('offline.title'), noindex }],
  };
}

/** Adds to each page what all have, its files, and the download costs of the albums that it shows or lists. */
async function addMedia({ language, frame, sharePicture, albums }: PresentedContent, pages: Pages, media: MediaReader) {
  const measured = albums.map(async (album) => [album.slug, await media.measureAlbum(album)] as const);
  const costs = await Promise.all(measured);
  const added = Object.entries(pages).flatMap(([kind, ofKind]) =>
    ofKind.map(async (pageContent) => {
      const page = { kind, language, frame, sharePicture, ...pageContent };
      const listed = 'album' in page ? [page.album, page.next] : 'albums' in page ? page.albums : [];
      const slugs = listed.map((album) => album?.slug);
      // Only totals, so that the page does not grow with the photos of its albums.
      const costsOfPage = Object.fromEntries(costs.filter(([slug]) => slugs.includes(slug)));
      const file = media.find(page.sharePicture.source);
      const shown = { costs: costsOfPage, sharePath: file && sharePath(file, page.sharePicture.focus) };
      return { ...page, ...(await media.readMedia(page)), ...shown } as PublicPage;
    }),
  );
  return Promise.all(added);
}

const guideFolder = resolve('docs');

async function prepareEditorPages(content: Content, media: MediaReader) {
  // Previews show sections of the landing page.
  const { pictures } = await media.readMedia(selectHome(present(content, defaultLanguage)));
  const dashboard = summarizeDashboard(content);
  const covers = dashboard.albums.flatMap(({ cover }) => cover ?? []);
  const guide = readFileSync(resolve(guideFolder, 'guide-benevoles.md'), 'utf8');
  const documents = listEditorContents(content).map(async ({ key, content: editorContent }) => {
    return { key, content: editorContent, photos: await media.readPhotos(editorContent.uploads), pictures };
  });
  return {
    dashboard: { ...dashboard, photos: await media.readPhotos(covers) },
    guide: { html: renderGuide(guide, content.labels[defaultLanguage]['editor.guide.contents'] ?? '', publishPicture) },
    documents: await Promise.all(documents),
  };
}

/** Publishes a picture of the guide: a PNG, whose header has the width at byte 16 and the height at byte 20. */
function publishPicture(src: string): string | undefined {
  const file = readSourceFile(resolve(guideFolder, src));
  if (!file) return undefined;
  const header = readFileSync(file.absolutePath);
  return `src="${publishSourceFile(file)}" width="${header.readUInt32BE(16)}" height="${header.readUInt32BE(20)}"`;
}
