import { Global } from '@emotion/react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Island } from '../components/Island';
import { Picture, phoneWide, resolveBuilt } from '../components/Picture';
import { PaymentReturn } from '../donation/return/PaymentReturn.island';
import { offersDonation, outcomeAtFirst, type PageOutcome } from '../donation/rules/outcomes';
import { type PageQuery, readPage } from '../gatsby/pageData';
import { Letterhead } from '../layout/Letterhead';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead, readLabel } from '../layout/PageHead';
import { Panel, panelPicture } from '../layout/Panel';
import { paymentReturnPath } from '../routes';
import { printAlone } from '../theme/pageStyles';

type ReturnContext = LanguageContext & { page: PageOutcome };

export default function PaymentReturnPage({ data, pageContext: { page } }: PageProps<PageQuery, ReturnContext>) {
  const { frame, share, pictures } = readPage(data, 'frame');
  const { name, legalName, registration, taxNumber, operators } = frame.site;
  const path = paymentReturnPath(page);
  return (
    <Page frame={frame} path={path} offersDonation={offersDonation(page)} resolvePicture={resolveBuilt(pictures)}>
      {page === 'accepted' && <Global styles={printAlone} />}
      <Panel isFromTop>
        {page === 'accepted' && (
          <>
            <Letterhead site={frame.site} contact={frame.contact} />
            <Picture
              styles={panelPicture}
              src={share.source}
              alt={share.alt}
              focus={share.focus}
              sizes={`(min-width: 30em) 40rem, ${phoneWide}`}
            />
          </>
        )}
        <Island
          of={PaymentReturn}
          props={{ page, site: { name, legalName, registration, taxNumber, operators }, contact: frame.contact }}
        />
      </Panel>
    </Page>
  );
}

export function Head({ data, pageContext: { language, page } }: HeadProps<PageQuery, ReturnContext>) {
  const title = readLabel(data.locales, language, `return.${outcomeAtFirst(page)}.title`);
  return <PageHead title={title} language={language} frame={readPage(data, 'frame').frame} />;
}

export const query = graphql`
  query PaymentReturn($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { in: ["common", "return"] } }) {
      ...Labels
    }
    page: pageContent(kind: { eq: "frame" }, language: { eq: $language }) {
      kind
      content
      media
    }
  }
`;
