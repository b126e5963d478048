import { albumPath, posterPath } from '../i18n/languages';
import type { AlbumCard } from './present';

/** Every page that a visitor may look for, by its address in the default language. */
export function listPublicPaths(albums: readonly Pick<AlbumCard, 'slug'>[]): string[] {
  return ['/', ...albums.map(({ slug }) => albumPath(slug)), posterPath];
}
