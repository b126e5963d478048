import type { Content } from '../../content/model/model';

export const repositoryFile = 'content.json';

/** The content for Decap, both parsed and as file texts. */
export type Repository = {
  content: Content;
  /** File texts by path: `content/home/hero.json`. */
  files: Record<string, string>;
};

export type ServedFile = { path: string; name: string; url: string };

type RepositoryFile = { path: string; content: string | ServedFile };
export type RepositoryFolder = { [name: string]: RepositoryFile | RepositoryFolder };

/** The folders and files that Decap's test backend reads and "publishes" to. */
export function buildRootFolder({ content, files }: Repository, folders: readonly string[]): RepositoryFolder {
  const root: RepositoryFolder = {};
  for (const [path, text] of Object.entries(files)) addFile(root, path, text);
  for (const url of content.uploads) {
    const path = `content${url}`;
    const name = url.split('/').at(-1) ?? url;
    // The uploads include folders. The backend, too, takes a name without an extension for a folder.
    if (name.includes('.')) addFile(root, path, { path, name, url });
  }
  // The backend finds a file step by step, but a folder by its whole path: both ways must lead to the same object.
  for (const folder of folders) root[folder] = findFolder(root, folder);
  return root;
}

export function isServedFile(asset: unknown): asset is ServedFile {
  return typeof asset === 'object' && asset !== null && 'url' in asset && !('fileObj' in asset);
}

function addFile(root: RepositoryFolder, path: string, content: string | ServedFile): void {
  const slash = path.lastIndexOf('/');
  findFolder(root, path.slice(0, slash))[path.slice(slash + 1)] = { path, content };
}

function findFolder(root: RepositoryFolder, path: string): RepositoryFolder {
  return path.split('/').reduce((folder, step) => {
    folder[step] ??= {};
    return folder[step] as RepositoryFolder;
  }, root);
}
