import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { isPlaceholder } from '../../content/contacts';
import type { Frame } from '../../content/present/present';
import { localizedPath } from '../../routes';
import { type ResolvePicture, ResolvePictureContext } from '../../shared/components/Picture';
import { screenOnlyStyles } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';
import { usePageWording } from '../../shared/wording/pageWording';
import { WordingContext } from '../../shared/wording/wording';
import { Footer } from './Footer';
import { Header } from './Header';
import { NoticeBand } from './NoticeBand';

type PageProps = {
  resolvePicture: ResolvePicture;
  frame: Frame;
  /** The page's path in the default language. */
  path: string;
  offersDonation: boolean;
  children: ReactNode;
};

const skipStyles = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  padding: 1.25rem;
  background: ${token('--color-ink')};
  color: ${token('--color-on-dark')};
  font-weight: 700;
  &:not(:focus) {
    transform: translateY(-200%);
  }
  ${screenOnlyStyles};
`;

/** The frame of every public page: labels, header and footer. */
export function Page({ resolvePicture, frame, path, offersDonation, children }: PageProps) {
  const wording = usePageWording();
  const { name, shortName, url } = frame.site;
  const home = path === '/' ? '' : localizedPath('/', wording.language);
  return (
    <WordingContext value={{ ...wording, site: { name, url: isPlaceholder(url) ? undefined : url } }}>
      <ResolvePictureContext value={resolvePicture}>
        <a css={skipStyles} href="#main">
          {wording.label('nav.skip')}
        </a>
        <Header name={name} shortName={shortName} home={home} path={path} offersDonation={offersDonation} />
        {frame.notice && <NoticeBand {...frame.notice} />}
        <main id="main" tabIndex={-1} css={{ outline: 'none' }}>
          {children}
        </main>
        <Footer {...frame} home={home} />
      </ResolvePictureContext>
    </WordingContext>
  );
}
