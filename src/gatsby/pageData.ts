import type { PageMedia } from '../album/fetchAlbum';
import type { PublishedPhoto } from '../components/Picture';
import type { DashboardContent, EditorContent } from '../content/documents/editorContent';
import type { Locales } from '../layout/PageHead';
import type { PageContent, PageKind } from './contentNodes';

// What queries get. GraphQL passes on untyped JSON: contentNodes.ts and pictures/resolvers.ts write these types.

/** Of every public page. */
export type PageQuery = { locales: Locales; page: { kind: PageKind; content: PageContent; media: PageMedia } };

export type EditorQuery = { content: EditorContent; photos: PublishedPhoto[] };
export type DashboardQuery = { content: DashboardContent; photos: PublishedPhoto[] };

/** What a page of a kind shows. @throws if its query asks for another kind */
export function readPage<Kind extends PageKind>({ page }: PageQuery, kind: Kind): PageContent<Kind> & PageMedia {
  if (page.kind !== kind) throw new Error(`A page of the kind ${kind} queries one of the kind ${page.kind}.`);
  return { ...(page.content as PageContent<Kind>), ...page.media };
}
