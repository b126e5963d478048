import CMS from 'decap-cms-app';
import { decapPath } from '../../routes';
import { checkEntry } from './checkEntry';
import { collections, decapConfig } from './decapConfig';
import decapPhrases from './decapPhrases.json';
import { registerPreviews } from './previews';
import { buildRepositoryTree, isServedFile, type Repository, repositoryFile } from './repository';
import { mergePhrases } from './words';

start().catch(() => document.querySelector('[role=alert][hidden]')?.removeAttribute('hidden'));

/** The entry of `/admin/decap/`: Decap over an in-memory copy of the site's content. */
async function start(): Promise<void> {
  const repository: Repository = await (await fetch(`${decapPath}${repositoryFile}`)).json();
  const folders = collections.flatMap(({ folder }) => folder ?? []);
  Object.assign(window, { repoFiles: buildRepositoryTree(repository, folders) });
  serveUploads();
  CMS.registerLocale('fr', mergePhrases(CMS.getLocale('fr') ?? {}, decapPhrases));
  registerPreviews(CMS, repository.content);
  const askBeforeClosing = () => {
    // Simulated changes last as long as this page.
    window.onbeforeunload = () => 'simulated';
  };
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => checkEntry(entry, repository.content) });
  CMS.registerEventListener({ name: 'postSave', handler: askBeforeClosing });
  CMS.init({ config: decapConfig });
}

type TestBackend = { normalizeAsset: (asset: unknown) => unknown };

/** Lets Decap's test backend show files served by the site; it only supports those in memory. */
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
