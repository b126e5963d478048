/** The name of the file the build writes for Decap, beside its page. */
export const repositoryFile = 'content.json';
