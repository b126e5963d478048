import { Fragment } from 'react';
import { AlbumOverlay } from '../../album/AlbumOverlay.island';
import { Island } from '../../components/Island';
import { writeMessage } from '../../components/messageLinks';
import { resolveBuilt } from '../../components/Picture';
import { Toaster } from '../../components/Toaster.island';
import type { PageOf } from '../../gatsby/preparePages';
import { Page } from '../../layout/Page';
import { PageHead } from '../../layout/PageHead';
import { usePageWording } from '../../layout/PageWording';
import { describeAssociation } from '../../layout/structuredData';
import { anchors } from '../../routes';
import { drawSection } from '../../sections/drawSection';

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
