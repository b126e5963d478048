import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RenderIslandContext } from '../components/Island';
import { IslandRoot } from '../components/IslandRoot';
import { type PreloadedPicture, PreloadsContext } from '../components/Picture';
import { displayFontUrl, GlobalStyles } from '../theme/GlobalStyles';
import { createStyleCache } from '../theme/hydrateStyles';

/** src/client/dataSaver.ts, compiled by onCreateWebpackConfig. */
declare const dataSaverScript: string;

/** Of a built page and of one in development alike. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setPreBodyComponents }) => {
  setPreBodyComponents([<script key="data-saver" dangerouslySetInnerHTML={{ __html: dataSaverScript }} />]);
};

/**
 * Draws the page with its styles gathered in `<head>`: one block instead of a `<style>` beside each element, which
 * would also stand inside lists, where HTML allows none. `hydrateStyles` finds them there when scripts start.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const pictures: PreloadedPicture[] = [];
  const { html, blocks } = drawWithStyles(<PreloadsContext value={pictures}>{bodyComponent}</PreloadsContext>);
  replaceBodyHTMLString(html);
  setHeadComponents([
    <Preloads key="preloads" pictures={pictures} />,
    <Fragment key="global">{drawWithStyles(<GlobalStyles />).blocks}</Fragment>,
    <Fragment key="styles">{blocks}</Fragment>,
  ]);
};

function drawWithStyles(content: ReactNode) {
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { html, styles } = extractCriticalToChunks(
    renderToString(
      <CacheProvider value={cache}>
        {/* React's ids depend on what surrounds them: in the browser too, an island is a root of its own. */}
        <RenderIslandContext
          value={(identifierPrefix, Component, data) =>
            renderToString(
              <IslandRoot data={data} styles={cache}>
                <Component {...data.props} />
              </IslandRoot>,
              { identifierPrefix },
            )
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

/** For the script of data-saver mode, which takes them out of the `<noscript>`, or not. */
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
