/** Where the Decap preview is found. Changes here need repeating in netlify.toml. */
export const decapPath = '/admin/decap/';

/** Whether this build has the Decap preview: `DECAP=off` leaves it out. The value is written in at build. */
export function hasDecap(): boolean {
  return process.env.DECAP !== 'off';
}

/** The name of the file the build writes for Decap, beside its page. */
export const repositoryFile = 'content.json';

/** The element of its page that says that the content cannot be had. */
export const failureId = 'decap-failure';
