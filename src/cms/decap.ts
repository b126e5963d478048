import CMS from 'decap-cms-app';
import { decapPath } from '../routes';
import { collections, decapConfig } from './decapConfig';
import decapPhrases from './decapPhrases.json';
import { registerPreviews } from './previews';
import { buildRepositoryTree, isServedFile, type Repository, repositoryFile } from './repository';
import { mergePhrases } from './words';

start().catch(() => document.querySelector('[role=alert][hidden]')?.removeAttribute('hidden'));

/** The module behind `/admin/decap/`: Decap over the content the site was built from, in the page's memory. */
async function start(): Promise<void> {
  const repository: Repository = await (await fetch(`${decapPath}${repositoryFile}`)).json();
  const folders = collections.flatMap(({ folder }) => folder ?? []);
  Object.assign(window, { repoFiles: buildRepositoryTree(repository, folders) });
  serveUploads();
  CMS.registerLocale('fr', mergePhrases(CMS.getLocale('fr') ?? {}, decapPhrases));
  registerPreviews(CMS, repository.content);
  CMS.init({ config: decapConfig });
}

type TestBackend = { normalizeAsset: (asset: unknown) => unknown };

/** Teaches Decap's test backend about files the site serves: by itself it shows only those held in memory. */
function serveUploads(): void {
  const registered = CMS.getBackend('test-repo');
  if (!registered) return;
  const { init } = registered;
  registered.init = (...args: Parameters<typeof init>) => {
    const backend: TestBackend = init(...args);
    const normalize = backend.normalizeAsset;
    backend.normalizeAsset = (asset) => {
      if (!isServedFile(asset)) return normalize.call(backend, asset);
      const { path, name, url } = asset;
      return { id: path, path, name, url, displayURL: url };
    };
    return backend;
  };
}
