import type { PageOf } from '../../gatsby/preparePages';
import { resolveBuilt } from '../../shared/components/Picture';
import { Page } from '../../site/layout/Page';
import { PageHead } from '../../site/layout/PageHead';
import { describeAssociation } from '../../site/layout/structuredData';
import { Poster } from '../../site/poster/Poster';

export function PosterPage(page: PageOf<'poster'>) {
  const { frame, path, texts, ways, share, address, code, picture, isProof, pictures } = page;
  return (
    <Page frame={frame} path={path} resolvePicture={resolveBuilt(pictures)}>
      <Poster
        site={frame.site}
        texts={texts}
        ways={ways}
        photo={share}
        address={address}
        code={code}
        picture={picture}
        isProof={isProof}
      />
    </Page>
  );
}

export function PosterHead({ language, path, frame, texts, share }: PageOf<'poster'>) {
  return (
    <PageHead
      title={texts.title}
      description={`${texts.title}. ${texts.lead}`}
      language={language}
      frame={frame}
      found={{ path, name: texts.title, share, structuredData: describeAssociation(frame) }}
    />
  );
}
