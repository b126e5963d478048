import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { type ComponentType, isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStyleCache } from '../client/pageScript/hydrateStyles';
import { findRouteKind } from '../routes';
import { IslandRoot, type RenderIsland, RenderIslandContext } from '../shared/components/Island';
import { type PreloadedPicture, PreloadsContext } from '../shared/components/Picture';
import { data } from '../shared/dataAttributes';
import { displayFontUrl, GlobalStyles } from '../shared/theme/GlobalStyles';
import { NoticeScriptContext } from '../site/frame/NoticeBand';
import type { InlineScripts } from './inline/inlineScripts';
import { shortenClassNames } from './shortenClassNames';

/** Compiled by onCreateWebpackConfig, because this file is bundled and cannot load a compiler. */
declare const inlineScripts: InlineScripts;

type IslandModules = { (file: string): Record<string, ComponentType<object>>; keys: () => string[] };

/** webpack replaces the calls of `require.context`. */
declare const require: { context: (folder: string, isDeep: boolean, files: RegExp) => IslandModules };

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setPreBodyComponents }) => {
  setPreBodyComponents([<InlineScript key="data-saver" code={inlineScripts.dataSaver} />]);
};

/**
 * Renders the page with its policy and its styles in `<head>`. Emotion's default puts a `<style>` beside each element,
 * which is invalid inside lists. `hydrateStyles` finds the styles at startup.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  pathname,
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const { runtime } = findRouteKind(pathname);
  const pictures: PreloadedPicture[] = [];
  const page = renderWithStyles(
    <PreloadsContext value={pictures}>
      <NoticeScriptContext value={<InlineScript code={inlineScripts.notice} />}>{bodyComponent}</NoticeScriptContext>
    </PreloadsContext>,
  );
  // In the editor, React hydrates the whole page, and computes the class names again.
  const { html, styles } = runtime === 'gatsby' ? page : shortenClassNames(page);
  replaceBodyHTMLString(html);
  setHeadComponents([
    // The policy of the editor is a header (formatHeaders.ts).
    runtime !== 'gatsby' && <meta key="policy" httpEquiv="Content-Security-Policy" content={inlineScripts.policy} />,
    <Preloads key="preloads" pictures={pictures} />,
    <style
      key="styles"
      {...data({ 'data-styles': '' })}
      dangerouslySetInnerHTML={{ __html: renderWithStyles(<GlobalStyles />).styles + styles }}
    />,
  ]);
};

/**
 * Replaces Gatsby's scripts: public pages get the script loader, in which finishBuild.ts names the files; the offline
 * page gets none. The editor keeps all but the script of `window.pagePath`: that script differs on each page, and the
 * editor's policy would need the hash of each.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === 'development') return;
  const { runtime, startsAtLoad } = findRouteKind(pathname);
  const gatsbyScripts = getPostBodyComponents().filter(
    (element) => !(isValidElement(element) && element.key === 'script-loader'),
  );
  const loader = (
    <InlineScript
      key="loader"
      code={inlineScripts.loader}
      {...data({ 'data-scripts': '', 'data-atload': startsAtLoad && 'true' })}
    />
  );
  const isGenerator = (element: ReactNode) => isValidElement(element) && element.key?.startsWith('generator');
  replaceHeadComponents(getHeadComponents().filter((element) => !isGenerator(element)));
  replacePostBodyComponents(runtime === 'gatsby' ? gatsbyScripts : runtime ? [] : [loader]);
};

function InlineScript({ code, ...attributes }: { code: string }) {
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: code }} />;
}

function renderWithStyles(content: ReactNode) {
  const cache = createStyleCache();
  const islands: string[] = [];
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { html, styles } = extractCriticalToChunks(
    renderToString(
      <CacheProvider value={cache}>
        <RenderIslandContext value={createIslandRenderer(cache, islands)}>{content}</RenderIslandContext>
      </CacheProvider>,
    ),
  );
  return { html, styles: styles.map(({ css }) => css).join(''), islands };
}

/**
 * Renders each island of a page as a root of its own, here as in the browser, so that React's ids match.
 * @param islands receives the HTML of each island
 */
function createIslandRenderer(styles: EmotionCache, islands: string[]): RenderIsland {
  return (Component, props, wording) => {
    const name = islandNames.get(Component);
    if (!name) {
      throw new Error(`<Island of={${Component.name}}>: no file ${Component.name}.island.tsx exports this component.`);
    }
    const island = <IslandRoot of={Component} props={props} wording={wording} styles={styles} />;
    const html = renderToString(island, { identifierPrefix: `${islands.length}` });
    islands.push(html);
    return { name, html };
  };
}

/** The name of each island by its component, which the island's file exports under the file's name. */
const islandNames = (() => {
  const modules = require.context('..', true, /\.island\.tsx$/);
  return new Map(
    modules.keys().map((file) => {
      const name = file.replace(/.*\/|\.island\.tsx$/g, '');
      const component = modules(file)[name];
      if (!component) throw new Error(`src/${file.replace('./', '')} must export the component ${name}.`);
      return [component, name];
    }),
  );
})();

/** In a `<noscript>`, which dataSaver.ts unwraps unless data-saver mode is on. */
function Preloads({ pictures }: { pictures: readonly PreloadedPicture[] }) {
  return (
    <noscript>
      <link rel="preload" href={displayFontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      {pictures.map(({ type, srcSet, sizes }) => (
        <link
          key={srcSet}
          rel="preload"
          as="image"
          type={type}
          imageSrcSet={srcSet}
          imageSizes={sizes}
          fetchPriority="high"
        />
      ))}
    </noscript>
  );
}
