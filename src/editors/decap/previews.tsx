import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type Decap from 'decap-cms-app';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Album } from '../../album/Album';
import { ResolvePictureContext } from '../../components/Picture';
import { createWording, WordingContext } from '../../components/wording';
import { activityFields, albumFields } from '../../content/collections';
import type { Fields, Values } from '../../content/fields';
import { homeSections } from '../../content/homeSections';
import { localize } from '../../content/localize';
import type { Content, SectionContent } from '../../content/model';
import { describePeriod } from '../../content/period';
import { presentDraft } from '../../content/renderTexts';
import { givingFields, siteFields } from '../../content/singletons';
import { buildHomeView, type HomeView, listShownWays } from '../../content/viewModel';
import { defaultLanguage } from '../../i18n/languages';
import { Footer } from '../../layout/Footer';
import { Header } from '../../layout/Header';
import { Activities } from '../../sections/Activities';
import { Contact } from '../../sections/Contact';
import { drawSection } from '../../sections/drawSection';
import { GlobalStyles } from '../../theme/GlobalStyles';
import { token } from '../../theme/tokens';
import { sectionKeys } from './decapConfig';
import { type GivenProps, readDraft, readLanguage, resolveAsset, type TemplateProps } from './draft';
import { pageWords } from './words';

type Draw<F extends Fields> = (values: Values<F>, home: HomeView) => ReactNode;

/** Registers previews that render every kind of entry with the site's components. */
export function registerPreviews(cms: typeof Decap, content: Content): void {
  const register = <F extends Fields>(name: string, fields: F, draw: Draw<F>) =>
    cms.registerPreviewTemplate(name, createTemplate(content, fields, draw));

  for (const key of sectionKeys) {
    register<Fields>(key, homeSections[key], (values, home) => {
      if (key === 'footer') return <Footer {...home.frame} footer={values as SectionContent['footer']} home="" />;
      return drawSection[key]({ ...home, sections: { ...home.sections, [key]: values }, providerSettings });
    });
  }
  register('activity', activityFields, (values, { sections }) => (
    <Activities {...sections.activities} activities={[{ ...values, slug: 'draft' }]} count={1} />
  ));
  register('album', albumFields, (album) => (
    <Album album={album} when={describePeriod(album, defaultLanguage)} videos={{}} />
  ));
  register('giving', givingFields, (giving, home) =>
    drawSection.donation({ ...home, ways: listShownWays(giving), providerSettings }),
  );
  register('site', siteFields, (site, { frame }) => (
    <div css={{ paddingBlockStart: token('--height-bar') }}>
      <Header name={site.name} shortName={site.shortName} home="" path="/" />
      <Contact {...frame.contact} phone={site.phone} email={site.email} />
      <Footer {...frame} site={site} home="" />
    </div>
  ));
}

// The preview is inert: nothing is ever sent.
const providerSettings = { url: 'https://provider.invalid/', apiKey: '', siteId: '' };

/** A preview of an entry with the site's styles and providers, inert inside Decap's preview pane. */
function createTemplate<F extends Fields>(content: Content, fields: F, draw: Draw<F>) {
  const uploads = new Set(content.uploads);
  return function Template(given: GivenProps) {
    const props = given as TemplateProps;
    const { document: pane } = props;
    const cache = useMemo(() => createCache({ key: 'preview', container: pane.head }), [pane]);
    // Decap's iframe has no title.
    useEffect(() => pane.defaultView?.frameElement?.setAttribute('title', pageWords.preview), [pane]);
    const language = readLanguage(props);
    const wording = createWording({ ...content.labels[defaultLanguage], ...content.labels[language] }, language);
    const find = (src: string) => (uploads.has(src) ? src : String(props.getAsset(src)));
    const site = localize(siteFields, content.site.entry, language);
    const values = presentDraft(fields, readDraft(fields, props), site, language);
    return (
      <CacheProvider value={cache}>
        <WordingContext value={wording}>
          <ResolvePictureContext value={(src) => resolveAsset(src, find)}>
            <GlobalStyles />
            <div inert lang={language} css={{ marginBlockStart: `calc(-1 * ${token('--height-bar')})` }}>
              {draw(values, buildHomeView(content, language))}
            </div>
          </ResolvePictureContext>
        </WordingContext>
      </CacheProvider>
    );
  };
}
