import type { PageOf } from '../../gatsby/preparePages';
import { resolveBuilt } from '../../shared/components/Picture';
import { AlbumIndex } from '../../site/album/AlbumIndex';
import { Page } from '../../site/layout/Page';
import { PageHead } from '../../site/layout/PageHead';

export function AlbumsPage({ frame, path, albums, costs, pictures }: PageOf<'albums'>) {
  return (
    <Page frame={frame} path={path} resolvePicture={resolveBuilt(pictures)}>
      <AlbumIndex albums={albums} costs={costs} />
    </Page>
  );
}

export function AlbumsHead({ language, path, frame, title, share }: PageOf<'albums'>) {
  return <PageHead title={title} language={language} frame={frame} found={{ path, name: title, share }} />;
}
