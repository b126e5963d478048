import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { WordingContext } from '../../components/wording';
import { type DocumentKey, documents } from '../../content/documents';
import { presentDraft } from '../../content/finish';
import type { Entry } from '../../content/localize';
import type { Site } from '../../content/model';
import type { Language } from '../../i18n/languages';
import { readWording } from '../../layout/PageWording';
import { About } from '../../sections/About';
import { Activities } from '../../sections/Activities';
import { Hero } from '../../sections/Hero';
import { GlobalStyles } from '../../theme/GlobalStyles';
import { token } from '../../theme/tokens';
import { Screen } from './Screen';

type PreviewProps = {
  document: DocumentKey;
  entry: Entry;
  site: Site;
  language: Language;
  /** The screen it is shown on, in CSS pixels. */
  width: number;
  title: string;
};

/** An entry that is being typed, drawn by the section components of the site itself. */
export function Preview({ document, entry, site, language, width, title }: PreviewProps) {
  const { i18n } = useTranslation();
  const wording = useMemo(() => readWording(i18n, language), [i18n, language]);
  return (
    <Screen width={width} title={title} language={language}>
      <WordingContext value={wording}>
        <GlobalStyles />
        <div css={{ marginBlockStart: `calc(-1 * ${token('--height-bar')})` }}>
          {drawSection(document, entry, site, language)}
        </div>
      </WordingContext>
    </Screen>
  );
}

function drawSection(document: DocumentKey, entry: Entry, site: Site, language: Language): ReactNode {
  switch (document) {
    case 'hero':
      return <Hero {...presentDraft(documents.hero, entry, site, language)} />;
    case 'about':
      return <About {...presentDraft(documents.about, entry, site, language)} />;
    case 'activities': {
      const { activities, ...texts } = presentDraft(documents.activities, entry, site, language);
      const drawn = activities.map(({ id, ...activity }, index) => ({ ...activity, slug: id, order: index + 1 }));
      return <Activities {...texts} activities={drawn} />;
    }
  }
}
