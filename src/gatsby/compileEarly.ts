import type { CreateWebpackConfigArgs } from 'gatsby';

/** What Chromium looks for at the beginning of a script; other browsers pass over it. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Has Chromium compile the functions of a script in the background while it arrives, rather than each one when it is
 * first called: most are, as soon as React takes the page over, and that holds the page up for half as long.
 */
export function compileEarly({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const banner = plugins.banner({
    banner: compileHint,
    raw: true,
    test: /\.js$/,
    // After the minifier (400), which takes comments out, and before the source maps (500), which count its line.
    stage: 401,
  });
  actions.setWebpackConfig({ plugins: [banner] });
}
