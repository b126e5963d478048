// What the build, Decap's page and its script share.

/** The file the build writes for Decap, beside its page. */
export const repositoryFile = 'content.json';

/** The element of its page that says that the content cannot be had. */
export const failureId = 'decap-failure';

/** The build writes the value of each variable in its place. */
declare const process: { env: { DECAP?: string } };

/**
 * Whether this build has the Decap preview: `DECAP=off` leaves it out. Not in routes.ts, which several scripts share: here a
 * bundler can leave out what the answer makes needless.
 */
export function hasDecap(): boolean {
  return process.env.DECAP !== 'off';
}
