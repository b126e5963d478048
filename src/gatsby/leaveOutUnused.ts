import { join, resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

const packages = resolve('node_modules');
const framework = resolve('.cache');

/**
 * What packages bring along and no page runs; bundlers keep it because the packages are CommonJS, or import each other
 * for their effects. Together about 11 KB compressed, on every visitor's data.
 */
const unused = [
  // Elements within translations: labels here are plain texts. The parser of HTML goes with them.
  ...['Trans', 'TransWithoutContext', 'Translation', 'unescape', 'useSSR', 'withSSR', 'withTranslation'].map((name) =>
    join(packages, 'react-i18next/dist/es', `${name}.js`),
  ),
  // A warning of gatsby-plugin-react-i18next, in `develop` alone.
  'outdent',
  // Of its redirect by the browser's language, which is off.
  'browser-lang',
  // Of emotion's withTheme.
  'hoist-non-react-statics',
  // Scripts of third parties, of which there are none.
  'gatsby-script',
  join(packages, 'gatsby/dist/internal-plugins/partytown/gatsby-browser.js'),
  // Gatsby's slices, and its way to a service worker, which reloads pages by itself; ours is registerServiceWorker.ts.
  join(framework, 'slice.js'),
  join(framework, 'register-service-worker.js'),
];

/** Leaves them out of the scripts that visitors get; development and the drawing of pages keep the packages whole. */
export function leaveOutUnused({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({ resolve: { alias: Object.fromEntries(unused.map((name) => [name, false])) } });
}
