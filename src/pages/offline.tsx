import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContactLinks } from '../components/ContactLinks';
import { useLabels } from '../components/wording';
import type { Frame } from '../content/present';
import { type PageQuery, readPage } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead, readLabel } from '../layout/PageHead';
import { Panel } from '../layout/Panel';
import { offlinePath } from '../routes';
import { buttonStyles } from '../theme/buttonStyles';
import { leadStyles, titleStyles } from '../theme/textStyles';

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

export default function OfflinePage({ data }: PageProps<PageQuery, LanguageContext>) {
  const { frame } = readPage(data, 'frame');
  return (
    <Page frame={frame} path={offlinePath}>
      <Offline contact={frame.contact} />
    </Page>
  );
}

export function Head({ data, pageContext: { language } }: HeadProps<PageQuery, LanguageContext>) {
  const title = readLabel(data.locales, language, 'offline.title');
  return <PageHead title={title} language={language} frame={readPage(data, 'frame').frame} />;
}

export const query = graphql`
  query Offline($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { in: ["common", "offline"] } }) {
      ...Labels
    }
    page: pageContent(kind: { eq: "frame" }, language: { eq: $language }) {
      kind
      content
      media
    }
  }
`;
