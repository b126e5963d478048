import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot, RenderIslandContext } from '../components/Island';
import { type PreloadedPicture, PreloadsContext } from '../components/Picture';
import { displayFontUrl, GlobalStyles } from '../theme/GlobalStyles';
import { createStyleCache } from '../theme/hydrateStyles';

/** src/client/dataSaver.ts, compiled by onCreateWebpackConfig. */
declare const dataSaverScript: string;

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
  const { html, blocks } = renderWithStyles(<PreloadsContext value={pictures}>{bodyComponent}</PreloadsContext>);
  replaceBodyHTMLString(html);
  setHeadComponents([
    <Preloads key="preloads" pictures={pictures} />,
    <Fragment key="global">{renderWithStyles(<GlobalStyles />).blocks}</Fragment>,
    <Fragment key="styles">{blocks}</Fragment>,
  ]);
};

function renderWithStyles(content: ReactNode) {
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { html, styles } = extractCriticalToChunks(
    renderToString(
      <CacheProvider value={cache}>
        {/* Each island is a root of its own here as in the browser, so that React's ids match. */}
        <RenderIslandContext
          value={(identifierPrefix, Component, data) =>
            renderToString(<IslandRoot of={Component} data={data} styles={cache} />, { identifierPrefix })
          }
        >
          {content}
        </RenderIslandContext>
      </CacheProvider>,
    ),
  );
  const blocks = styles
    .filter(({ css }) => css)
    .map(({ key, css }) => <style key={key} data-styles="" dangerouslySetInnerHTML={{ __html: css }} />);
  return { html, blocks };
}

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
