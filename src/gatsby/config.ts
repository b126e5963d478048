import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { contentFolder } from '../content/load';
import { defaultLanguage, languages } from '../i18n/languages';
import { adminPath } from '../routes';
import { forwardToPreview } from './forwardToPreview';

const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: false,
  // Without one Gatsby looks up on the network which to install, and on Netlify installs it. netlify.toml says it all.
  adapter: { name: 'netlify.toml', adapt: () => {} },
  developMiddleware: forwardToPreview,
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'labels', path: resolve(contentFolder, 'labels') } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'labels',
        languages: [...languages],
        defaultLanguage,
        redirect: false,
        // The demo editor speaks French alone.
        pages: [{ matchPath: `${adminPath}(.*)`, languages: [defaultLanguage] }],
        verbose: false,
        i18nextOptions: {
          defaultNS: 'common',
          // React escapes what it shows; keys are flat, so that a dot in one is only a dot.
          interpolation: { escapeValue: false },
          keySeparator: false,
          nsSeparator: false,
          returnEmptyString: false,
        },
      },
    },
    { resolve: 'gatsby-plugin-sharp', options: { useMozJpeg: true } },
  ],
};

export default config;
