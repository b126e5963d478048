import CMS from 'decap-cms-app';
import { decapPath } from '../../routes';
import { collections, decapConfig } from './decapConfig';
import { registerPreviews } from './previews';
import { buildRootFolder, isServedFile, type Repository, repositoryFile } from './repository';

startDecap().catch(() => document.querySelector('[role=alert][hidden]')?.removeAttribute('hidden'));

/** The entry point of `/admin/decap/`: Decap with an in-memory copy of the site's content. */
async function startDecap(): Promise<void> {
  const repository: Repository = await (await fetch(`${decapPath}${repositoryFile}`)).json();
  const folders = collections.flatMap(({ folder }) => folder ?? []);
  Object.assign(window, { repoFiles: buildRootFolder(repository, folders) });
  serveUploads();
  correctWords();
  registerPreviews(CMS, repository.content);
  const askBeforeClosing = () => {
    // Simulated changes are lost when the page closes.
    window.onbeforeunload = () => 'simulated';
  };
  CMS.registerEventListener({ name: 'postSave', handler: askBeforeClosing });
  CMS.init({ config: decapConfig });
}

type Texts = { editor: { editorToolbar: object; editorControlPane: { i18n: object } }; ui: { toast: object } };

/**
 * Corrects the texts of Decap that would call a simulated change published or stored. Adds French texts that it lacks.
 */
function correctWords(): void {
  const { editor, ui } = CMS.getLocale('fr') as Texts;
  Object.assign(editor.editorToolbar, {
    changesSaved: 'Aucun changement',
    unsavedChanges: 'Changements à simuler',
    published: 'Rien à simuler',
    publishing: 'Simulation…',
    publish: 'Simuler',
    publishNow: 'Simuler la publication',
    publishAndCreateNew: 'Simuler, puis créer une autre entrée',
    publishAndDuplicate: 'Simuler, puis dupliquer',
  });
  Object.assign(editor.editorControlPane.i18n, {
    copyFromLocale: 'Copier l’autre langue',
    copyFromLocaleConfirm: 'Copier les textes en %{locale}\u00a0? Ceux d’ici seront remplacés.',
  });
  Object.assign(ui.toast, { entrySaved: 'Enregistrement simulé\u00a0: rien n’est publié.' });
}

type TestBackend = { normalizeAsset: (asset: unknown) => unknown };

/** Lets Decap's test backend show files that the site serves. By itself it only supports files in memory. */
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
