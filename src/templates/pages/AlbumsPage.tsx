import { AlbumIndex } from '../../album/AlbumIndex';
import { resolveBuilt } from '../../components/Picture';
import type { PageOf } from '../../gatsby/preparePages';
import { Page } from '../../layout/Page';
import { PageHead } from '../../layout/PageHead';

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
