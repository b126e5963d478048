import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { GatsbyConfig } from 'gatsby';
import { decapPath, donatePaths, editorsPath, notifyPath, pollPath, returnPath, startPath } from '../routes';
import { defaultLanguage, languages } from '../shared/i18n/languages';

/** Paths that Gatsby does not serve: functions, the Image CDN, the redirects of netlify.toml, and the page of Decap. */
const forwardedPaths = [
  startPath,
  returnPath,
  pollPath,
  notifyPath,
  '/.netlify/images',
  editorsPath.slice(0, -1),
  ...Object.values(donatePaths),
  decapPath.slice(0, -1),
];

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** In `gatsby develop`: forwards to the local server that `npm run develop` starts. */
const forwardToLocalServer: Middleware = (request, response, next) => {
  const { method, headers, url = '' } = request;
  const [path = ''] = url.split('?');
  if (!forwardedPaths.includes(path.replace(/\/$/, ''))) return next();
  const forwarded = httpRequest(new URL(url, process.env.LOCAL_SERVER_URL), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', (error) => {
    if (!response.destroyed) next(error);
  });
  // Otherwise the local server would wait for a client that has left.
  response.once('close', () => forwarded.destroy());
  request.pipe(forwarded);
};

const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: false,
  // Without an adapter, Gatsby looks one up online, and on Netlify installs it.
  adapter: { name: 'netlify.toml', adapt: () => {} },
  developMiddleware: (app) => app.use(forwardToLocalServer),
  plugins: [
    {
      // Its labels are the nodes `Locale` that node.ts creates.
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: [...languages],
        defaultLanguage,
        redirect: false,
        verbose: false,
        i18nextOptions: {
          defaultNS: 'common',
          // React escapes values. Keys are flat: a dot is no separator.
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
