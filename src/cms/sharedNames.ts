// What the build, Decap's page and its script have to call by the same name.

/** The file the build writes for Decap, beside its page. */
export const repositoryFile = 'content.json';

/** The element of its page that says that the content cannot be had. */
export const failureId = 'decap-failure';
