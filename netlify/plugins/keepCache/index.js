// What Gatsby remembers in .cache is about the files in public: either without the other leaves pages or pictures out.
const folders = ['.cache', 'public'];

/** Keeps encoded pictures, and all else that has not changed, from one Netlify build to the next. */
module.exports = {
  async onPreBuild({ utils }) {
    await utils.cache.restore(folders);
  },
  async onPostBuild({ utils }) {
    await utils.cache.save(folders);
  },
};
