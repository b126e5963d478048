import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type Decap from 'decap-cms-app';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { Fields } from '../../content/fields/fields';
import { sectionKeys } from '../../content/model/entries';
import type { Content, Entry, LoadedEntry } from '../../content/model/model';
import { type PresentedContent, present } from '../../content/present/present';
import { selectHome } from '../../content/select/pages';
import type { anchors } from '../../routes';
import { type ResolvePicture, ResolvePictureContext } from '../../shared/components/Picture';
import { defaultLanguage, isLanguage, languages } from '../../shared/i18n/languages';
import { GlobalStyles } from '../../shared/theme/GlobalStyles';
import { token } from '../../shared/theme/tokens';
import { asRecord, isRecord } from '../../shared/unknownValues';
import { isHttpsUrl } from '../../shared/url';
import { createWording, WordingContext } from '../../shared/wording/wording';
import { Footer } from '../../site/frame/Footer';
import { AlbumPage } from '../../site/pages/AlbumPage';
import { drawSection } from '../../site/sections/drawSection';
import { entryFields } from './decapConfig';
import { readValues } from './deriveFields';

type Put = (draft: LoadedEntry) => Partial<Content>;

/**
 * Registers a preview for every kind of entry. A preview draws components of the site with the content, in which the
 * draft replaces the entry.
 */
export function registerPreviews(cms: Pick<typeof Decap, 'registerPreviewTemplate'>, content: Content): void {
  const register = (name: string, put: Put, draw: (presented: PresentedContent) => ReactNode) =>
    cms.registerPreviewTemplate(name, createTemplate(content, entryFields[name] ?? {}, put, draw));
  const drawPart = (key: keyof typeof anchors) => (presented: PresentedContent) =>
    drawSection[key]({ frame: presented.frame, ...selectHome(presented), paymentSetup });

  for (const key of sectionKeys) {
    const put: Put = (draft) => ({
      home: { ...content.home, [key]: draft },
      // Other sections get no albums, because presenting ten years of them at each keystroke is slow.
      ...(key === 'gallery' && { albums: content.albums }),
    });
    register(key, put, key === 'footer' ? ({ frame }) => <Footer {...frame} home="" /> : drawPart(key));
  }
  register('activity', (draft) => ({ activities: [{ ...draft, slug: 'draft' }] }), drawPart('activities'));
  register(
    'album',
    (draft) => ({ albums: [draft] }),
    ({ albums }) => albums.map((album) => <AlbumPage key={album.slug} album={album} files={{}} />),
  );
}

// The preview is inert, so its form never sends anything to this URL.
const paymentSetup = { settings: { url: 'https://provider.invalid/' } };

type GivenProps = ComponentProps<Parameters<(typeof Decap)['registerPreviewTemplate']>[1]>;

/** The props of a preview template. Decap's types lack the language and the store. */
type TemplateProps = GivenProps & { locale?: string; state: { entryDraft: { getIn: (path: string[]) => unknown } } };

/** A preview with the site's styles and providers, inert inside Decap's preview pane. */
function createTemplate(content: Content, fields: Fields, put: Put, draw: (presented: PresentedContent) => ReactNode) {
  const uploads = new Set(content.uploads);
  return function Template(given: GivenProps) {
    const props = given as TemplateProps;
    const { document: pane } = props;
    const cache = useMemo(() => createCache({ key: 'preview', container: pane.head }), [pane]);
    const language = isLanguage(props.locale) ? props.locale : defaultLanguage;
    const wording = createWording(content.labels[language], language);
    // With the leading slash, Decap would take the path of a newly added file for a URL.
    const find = (src: string) => (uploads.has(src) ? src : String(props.getAsset(src.slice(1))));
    // No picture is requested from another host.
    const resolve: ResolvePicture = (src) =>
      isHttpsUrl(src) ? { kind: 'missing' } : { kind: 'plain', src: find(src) };
    const draft = put({ file: '', entry: readDecapDraft(fields, props) });
    return (
      <CacheProvider value={cache}>
        <WordingContext value={wording}>
          <ResolvePictureContext value={resolve}>
            <GlobalStyles />
            <div inert lang={language} css={{ marginBlockStart: `calc(-1 * ${token('--height-bar')})` }}>
              {draw(present({ ...content, albums: [], ...draft }, language))}
            </div>
          </ResolvePictureContext>
        </WordingContext>
      </CacheProvider>
    );
  };
}

/** The edited entry in every language, because English falls back to French. Decap passes only one. */
function readDecapDraft(fields: Fields, { state }: TemplateProps): Entry {
  const draft = state.entryDraft.getIn(['entry']) as { toJS: () => Record<string, unknown> };
  const french = draft.toJS();
  return Object.fromEntries(
    languages.flatMap((language) => {
      const { data } = language === defaultLanguage ? french : asRecord(asRecord(french.i18n)[language]);
      return isRecord(data) ? [[language, readValues(fields, data)]] : [];
    }),
  );
}
