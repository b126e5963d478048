import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot, type RenderIsland, RenderIslandContext } from '../components/Island';
import { type PreloadedPicture, PreloadsContext } from '../components/Picture';
import { data } from '../dataNames';
import { displayFontUrl, GlobalStyles } from '../theme/GlobalStyles';
import { createStyleCache } from '../theme/hydrateStyles';

/** src/client/dataSaver.ts, compiled by onCreateWebpackConfig. */
declare const dataSaverScript: string;

type IslandModules = { (file: string): Record<string, ComponentType<object>>; keys: () => string[] };

/** Of webpack. */
declare const require: { context: (folder: string, isDeep: boolean, files: RegExp) => IslandModules };

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setPreBodyComponents }) => {
  setPreBodyComponents([<script key="data-saver" dangerouslySetInnerHTML={{ __html: dataSaverScript }} />]);
};

/**
 * Renders the page with its styles in `<head>`. Emotion's default puts a `<style>` beside each element, which is invalid
 * inside lists. `hydrateStyles` finds these blocks at startup.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const pictures: PreloadedPicture[] = [];
  const { html, styles } = renderWithStyles(<PreloadsContext value={pictures}>{bodyComponent}</PreloadsContext>);
  // One element, because the policy has a hash for each.
  const allStyles = renderWithStyles(<GlobalStyles />).styles + styles;
  replaceBodyHTMLString(html);
  setHeadComponents([
    <Preloads key="preloads" pictures={pictures} />,
    <style key="styles" {...data({ 'data-styles': '' })} dangerouslySetInnerHTML={{ __html: allStyles }} />,
  ]);
};

function renderWithStyles(content: ReactNode) {
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { html, styles } = extractCriticalToChunks(
    renderToString(
      <CacheProvider value={cache}>
        <RenderIslandContext value={createIslandRenderer(cache)}>{content}</RenderIslandContext>
      </CacheProvider>,
    ),
  );
  return { html, styles: styles.map(({ css }) => css).join('') };
}

/** Renders the islands of a page, each as a root of its own here as in the browser, so that React's ids match. */
function createIslandRenderer(styles: EmotionCache): RenderIsland {
  let count = 0;
  return (Component, props, wording) => {
    const name = islandNames.get(Component);
    if (!name) {
      throw new Error(`<Island of={${Component.name}}>: no file ${Component.name}.island.tsx exports this component.`);
    }
    const island = <IslandRoot of={Component} props={props} wording={wording} styles={styles} />;
    return { name, html: renderToString(island, { identifierPrefix: `${count++}` }) };
  };
}

/** The names of the islands: their files export them under the name of the file. */
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
