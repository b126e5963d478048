import type { Content } from '../content/model';

/** The build writes the value of each variable in its place. */
declare const process: { env: { DECAP?: string } };

/**
 * Whether this build has the Decap preview: `DECAP=off` leaves it out. Not in routes.ts, which several scripts share: here a
 * bundler can leave out what the answer makes needless.
 */
export function hasDecap(): boolean {
  return process.env.DECAP !== 'off';
}

/** The file the build writes for Decap, beside its page. */
export const repositoryFile = 'content.json';

/** What the build writes for Decap: the content as the site has it, and as the files it is read from. */
export type Repository = {
  content: Content;
  /** The text of each file by its path: `content/home/hero.json`. */
  files: Record<string, string>;
};

/** A file the site serves. Decap's test backend only knows files that are held in memory. */
export type ServedFile = { path: string; name: string; url: string };

type RepositoryFile = { path: string; content: string | ServedFile };
export type RepositoryTree = { [name: string]: RepositoryFile | RepositoryTree };

/** The folders and files that Decap's test backend reads and "publishes" to. */
export function buildRepositoryTree({ content, files }: Repository, folders: readonly string[]): RepositoryTree {
  const tree: RepositoryTree = {};
  for (const [path, text] of Object.entries(files)) addFile(tree, path, text);
  for (const url of content.uploads) {
    const path = `content${url}`;
    const name = url.split('/').at(-1) ?? url;
    // A folder has no extension; the backend tells them apart in the same way.
    if (name.includes('.')) addFile(tree, path, { path, name, url });
  }
  // The backend looks a file up step by step, but a folder by its whole path: both are to find the same one.
  for (const folder of folders) tree[folder] = findFolder(tree, folder);
  return tree;
}

export function isServedFile(asset: unknown): asset is ServedFile {
  return typeof asset === 'object' && asset !== null && 'url' in asset && !('fileObj' in asset);
}

function addFile(tree: RepositoryTree, path: string, content: string | ServedFile): void {
  const slash = path.lastIndexOf('/');
  findFolder(tree, path.slice(0, slash))[path.slice(slash + 1)] = { path, content };
}

function findFolder(tree: RepositoryTree, path: string): RepositoryTree {
  return path.split('/').reduce((folder, step) => {
    folder[step] ??= {};
    return folder[step] as RepositoryTree;
  }, tree);
}
