import { Fragment } from 'react';
import type { PageOf } from '../../gatsby/preparePages';
import { anchors } from '../../routes';
import { Island } from '../../shared/components/Island';
import { writeMessage } from '../../shared/components/messageLinks';
import { resolveBuilt } from '../../shared/components/Picture';
import { Toaster } from '../../shared/components/Toaster.island';
import { AlbumOverlay } from '../../site/album/AlbumOverlay.island';
import { Page } from '../../site/layout/Page';
import { PageHead } from '../../site/layout/PageHead';
import { usePageWording } from '../../site/layout/PageWording';
import { describeAssociation } from '../../site/layout/structuredData';
import { drawSection } from '../../site/sections/drawSection';

export function HomePage(page: PageOf<'home'>) {
  const { frame, path, albums, pictures } = page;
  const { label } = usePageWording();
  const removal = writeMessage(frame.contact.contactLinks, label('photo.removal'));
  return (
    <Page frame={frame} path={path} resolvePicture={resolveBuilt(pictures)}>
      {(Object.keys(anchors) as (keyof typeof anchors)[]).map((key) => (
        <Fragment key={key}>{drawSection[key](page)}</Fragment>
      ))}
      <Island of={AlbumOverlay} props={{ albums: albums.map(({ slug, name }) => ({ slug, name })), removal }} />
      <Island of={Toaster} props={{}} />
    </Page>
  );
}

export function HomeHead({ language, path, frame, sections, share }: PageOf<'home'>) {
  const { title, description } = sections.hero;
  return (
    <PageHead
      title={title}
      description={description}
      language={language}
      frame={frame}
      found={{ path, name: title, share, structuredData: describeAssociation(frame) }}
    />
  );
}
