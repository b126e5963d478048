import type { ComponentType, ReactNode } from 'react';
import { Album } from '../album/Album';
import type { Fields, Values } from '../content/fields';
import { presentDraft } from '../content/finish';
import { homeSections } from '../content/homeSections';
import { localize } from '../content/localize';
import {
  activity as activityFields,
  album as albumFields,
  type Content,
  type SectionKey,
  site as siteFields,
} from '../content/model';
import { type HomeContent, presentHome } from '../content/present';
import { Footer } from '../layout/Footer';
import { Header } from '../layout/Header';
import { About } from '../sections/About';
import { Activities } from '../sections/Activities';
import { Contact } from '../sections/Contact';
import { Donation } from '../sections/Donation';
import { Gallery } from '../sections/Gallery';
import { Hero } from '../sections/Hero';
import { token } from '../theme/tokens';
import { sectionKeys } from './decapConfig';
import type { Cms, GivenProps } from './decapTypes';
import { readDraft, readLanguage, resolveAsset, type TemplateProps } from './draft';
import { PreviewFrame } from './PreviewFrame';

type Draw<F extends Fields> = (values: Values<F>, home: HomeContent) => ReactNode;

/** Has Decap draw every kind of entry with the section components of the site. */
export function registerPreviews(cms: Cms, content: Content): void {
  const register = <F extends Fields>(name: string, fields: F, draw: Draw<F>) =>
    cms.registerPreviewTemplate(name, createTemplate(content, fields, draw));

  for (const key of sectionKeys) {
    register(key, homeSections[key], (values, home) => drawSection(key, values, home));
  }
  register('activity', activityFields, (values, { sections }) => (
    <Activities {...sections.activities} activities={[{ ...values, slug: 'draft' }]} />
  ));
  register('album', albumFields, (album) => <Album album={album} videos={{}} />);
  register('site', siteFields, (site, { frame }) => (
    <div css={{ paddingBlockStart: token('--height-bar') }}>
      <Header name={site.name} shortName={site.shortName} home="" path="/" />
      <Contact {...frame.contact} phone={site.phone} email={site.email} />
      <Footer {...frame} site={site} home="" />
    </div>
  ));
}

/** What draws each section, on the landing page too. */
const components = {
  hero: Hero,
  about: About,
  activities: Activities,
  gallery: Gallery,
  contact: Contact,
  donation: Donation,
  footer: Footer,
} as const satisfies Record<SectionKey, unknown>;

/** The form is drawn with its words; nobody can press its buttons here. */
const unreachableProvider = { url: 'https://provider.invalid/', apiKey: '', siteId: '' };

function drawSection(key: SectionKey, values: unknown, home: HomeContent): ReactNode {
  // What a section shows besides its own fields; a section that shows nothing else needs no line here.
  const besides: Partial<Record<SectionKey, object>> = {
    activities: { activities: home.activities },
    gallery: { albums: home.albums },
    donation: { payment: unreachableProvider },
    footer: { ...home.frame, footer: values, home: '' },
  };
  // Fields and component belong to the same key, which TypeScript cannot follow through a variable.
  const Section = components[key] as ComponentType<object>;
  return <Section {...(values as object)} {...besides[key]} />;
}

function createTemplate<F extends Fields>(content: Content, fields: F, draw: Draw<F>) {
  const uploads = new Set(content.uploads);
  return function Template(given: GivenProps) {
    const props = given as TemplateProps;
    const language = readLanguage(props);
    const find = (src: string) => (uploads.has(src) ? src : String(props.getAsset(src)));
    const home = presentHome(content, language);
    const site = localize(siteFields, content.site.entry, language);
    const values = presentDraft(fields, readDraft(fields, props), site, language);
    return (
      <PreviewFrame
        document={props.document}
        language={language}
        labels={content.labels}
        resolvePicture={(src) => resolveAsset(src, find)}
      >
        {draw(values, home)}
      </PreviewFrame>
    );
  };
}
