import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContactLinks } from '../components/ContactLinks';
import { useLabels } from '../components/wording';
import type { Frame } from '../content/frame';
import type { PageData } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, type Locales, PageHead, readLabel } from '../layout/PageHead';
import { Panel } from '../layout/Panel';
import { offlinePath } from '../routes';
import { buttonStyles } from '../theme/buttonStyles';
import { leadStyles, titleStyles } from '../theme/textStyles';

type OfflineQuery = { locales: Locales; page: PageData['PageFrame'] };

/** The service worker's fallback for pages that are not cached. It has no scripts. */
function Offline({ contact }: Pick<Frame, 'contact'>) {
  const label = useLabels();
  return (
    <Panel>
      <h1 css={titleStyles}>{label('offline.title')}</h1>
      <p css={leadStyles}>{label('offline.text')}</p>
      {/* Reloads the requested URL, at which this page is shown. */}
      <a css={buttonStyles.primary} href="?">
        {label('offline.retry')}
      </a>
      <p>{label('offline.contact')}</p>
      <ul>
        <ContactLinks contact={contact} />
        <li>{contact.address}</li>
      </ul>
    </Panel>
  );
}

export default function OfflinePage({ data }: PageProps<OfflineQuery, LanguageContext>) {
  return (
    <Page frame={data.page.content} path={offlinePath}>
      <Offline contact={data.page.content.contact} />
    </Page>
  );
}

export function Head({ data, pageContext: { language } }: HeadProps<OfflineQuery, LanguageContext>) {
  const title = readLabel(data.locales, language, 'offline.title');
  return <PageHead title={title} language={language} frame={data.page.content} />;
}

export const query = graphql`
  query Offline($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { in: ["common", "offline"] } }) {
      ...Labels
    }
    page: pageFrame(language: { eq: $language }) {
      content
    }
  }
`;
