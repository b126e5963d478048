import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { SharedSiteContext } from '../components/IslandRoot';
import { type ResolvePicture, ResolvePictureContext, resolveBuilt } from '../components/Picture';
import { useWording } from '../components/wording';
import type { Frame } from '../content/viewModel';
import { localizedPath } from '../routes';
import { token } from '../theme/tokens';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageWording } from './PageWording';

type PageProps = {
  /** Omitted for a page without pictures. */
  resolvePicture?: ResolvePicture;
  frame: Frame;
  /** The page's path in the default language. */
  path: string;
  offersDonation?: boolean;
  children: ReactNode;
};

const skipStyles = css`
  position: fixed;
  inset: 0.5rem auto auto 0.5rem;
  z-index: 20;
  padding: 0.75rem 1rem;
  background: ${token('--color-ink')};
  color: ${token('--color-on-dark')};
  font-weight: 700;
  &:not(:focus) {
    transform: translateY(-200%);
  }
  @media print {
    display: none;
  }
`;

/** The frame of every public page: labels, header and footer. */
export function Page(props: PageProps) {
  return (
    <PageWording>
      <PageFrame {...props} />
    </PageWording>
  );
}

function PageFrame({ resolvePicture = resolveBuilt([]), frame, path, offersDonation, children }: PageProps) {
  const { label, language } = useWording();
  const home = path === '/' ? '' : localizedPath('/', language);
  return (
    <ResolvePictureContext value={resolvePicture}>
      <a css={skipStyles} href="#main">
        {label('nav.skip')}
      </a>
      <Header
        name={frame.site.name}
        shortName={frame.site.shortName}
        home={home}
        path={path}
        offersDonation={offersDonation}
      />
      <main id="main" tabIndex={-1} css={{ outline: 'none' }}>
        <SharedSiteContext value={frame.site}>{children}</SharedSiteContext>
      </main>
      <Footer {...frame} home={home} />
    </ResolvePictureContext>
  );
}
