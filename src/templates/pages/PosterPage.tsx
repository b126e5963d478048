import type { PageOf } from '../../gatsby/preparePages';
import { Poster } from '../../site/poster/Poster';

export function PosterPage({ frame, share, ...page }: PageOf<'poster'>) {
  return <Poster {...page} site={frame.site} photo={share} />;
}
