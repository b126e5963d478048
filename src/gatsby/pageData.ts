import type { AlbumQuery } from '../album/fetchAlbum';
import type { ContentPicture, PublishedPhoto } from '../components/Picture';
import type { AlbumCost } from '../content/cost';
import type { Frame } from '../content/frame';
import type { StructuredData } from '../content/structuredData';
import type { ActivitiesView, ActivityView, AlbumsView, HomeView, PosterView, PrivacyView } from '../content/viewModel';
import type { ProviderSettings } from '../donation/providers/provider';
import type { DashboardContent, EditorContent } from '../editors/demo/editorContent';
import type { QrCode } from '../poster/Poster';

/**
 * What a page's query gets from each type of node. GraphQL passes it on as untyped JSON: contentNodes.ts (`content`) and
 * pictures/resolvers.ts (the rest) must write what pages read.
 */
export type PageData = {
  HomePage: {
    content: HomeView & { structuredData: StructuredData; providerSettings?: ProviderSettings };
    costs: Record<string, AlbumCost>;
    pictures: ContentPicture[];
  };
  AlbumPage: AlbumQuery['page'];
  AlbumsPage: { content: AlbumsView; costs: Record<string, AlbumCost>; pictures: ContentPicture[] };
  ActivityPage: { content: ActivityView; costs: Record<string, AlbumCost>; pictures: ContentPicture[] };
  ActivitiesPage: { content: ActivitiesView };
  PosterPage: {
    content: PosterView & { structuredData: StructuredData; address: string; code: QrCode; isProof: boolean };
    pictures: ContentPicture[];
  };
  PrivacyPage: { content: PrivacyView };
  PageFrame: { content: Frame };
  EditorContent: { content: EditorContent; photos: PublishedPhoto[] };
  EditorGuide: { html: string };
  DashboardContent: { content: DashboardContent; photos: PublishedPhoto[] };
};
