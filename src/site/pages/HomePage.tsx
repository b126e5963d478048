import { Fragment } from 'react';
import { messageLink } from '../../content/present/contactLinks';
import { anchors } from '../../routes';
import { Island } from '../../shared/components/Island';
import { Toaster } from '../../shared/components/Toaster.island';
import { useLabels } from '../../shared/wording/wording';
import { AlbumOverlay } from '../album/AlbumOverlay.island';
import { drawSection, type LandingContent } from '../sections/drawSection';

export function HomePage(page: LandingContent) {
  const label = useLabels();
  const removal = messageLink(page.frame.contact.contactLinks, label('photo.removal'));
  const albums = page.albums.map(({ slug, name, nameLanguage }) => ({ slug, name, nameLanguage }));
  return (
    <>
      {(Object.keys(anchors) as (keyof typeof anchors)[]).map((key) => (
        <Fragment key={key}>{drawSection[key](page)}</Fragment>
      ))}
      <Island of={AlbumOverlay} props={{ albums, removal }} />
      <Island of={Toaster} props={{}} />
    </>
  );
}
