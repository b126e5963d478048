// Gatsby's .cache describes the files in public: restoring only one folder loses pages or pictures.
const folders = ['.cache', 'public'];

/** Keeps encoded pictures and other unchanged output from one Netlify build to the next. */
module.exports = {
  async onPreBuild({ utils }) {
    await utils.cache.restore(folders);
  },
  async onPostBuild({ utils }) {
    await utils.cache.save(folders);
  },
};
