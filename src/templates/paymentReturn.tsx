import { Global } from '@emotion/react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Island } from '../components/Island';
import type { Frame } from '../content/frame';
import { PaymentReturn } from '../donation/return/PaymentReturn.island';
import { offersDonation, outcomeAtFirst, type PageOutcome } from '../donation/rules/outcomes';
import { Page } from '../layout/Page';
import { type LanguageContext, type Locales, PageHead, readLabel } from '../layout/PageHead';
import { paymentReturnPath } from '../routes';
import { printAlone } from '../theme/pageStyles';

type ReturnQuery = { locales: Locales; page: { content: Frame } };
type ReturnContext = LanguageContext & { page: PageOutcome };

export default function PaymentReturnPage({ data, pageContext: { page } }: PageProps<ReturnQuery, ReturnContext>) {
  const { site, contact } = data.page.content;
  const { name, legalName, operators } = site;
  const path = paymentReturnPath(page);
  return (
    <Page frame={data.page.content} path={path} offersDonation={offersDonation(page)}>
      {page === 'accepted' && <Global styles={printAlone} />}
      <Island of={PaymentReturn} props={{ page, site: { name, legalName, operators }, contact }} />
    </Page>
  );
}

export function Head({ data, pageContext: { language, page } }: HeadProps<ReturnQuery, ReturnContext>) {
  const title = readLabel(data.locales, language, `return.${outcomeAtFirst(page)}.title`);
  return <PageHead title={title} language={language} frame={data.page.content} />;
}

export const query = graphql`
  query PaymentReturn($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { in: ["common", "return"] } }) {
      ...Labels
    }
    page: pageFrame(language: { eq: $language }) {
      content
    }
  }
`;
