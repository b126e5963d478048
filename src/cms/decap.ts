import CMS from 'decap-cms-app';
import { decapPath } from '../routes';
import { tryStorage } from '../storage';
import { collections, decapConfig } from './decapConfig';
import decapPhrases from './decapPhrases.json';
import { registerPreviews } from './previews';
import { plantTree, type Repository, serveUploads } from './repository';
import { failureId, repositoryFile } from './sharedNames';
import { mergePhrases } from './words';

/** Where Decap keeps which panes are shown. */
const chosenPane = 'cms.right-pane';

start().catch(showFailure);

/** The module behind `/admin/decap/`: Decap over the content the site was built from, in the page's memory. */
async function start(): Promise<void> {
  const repository: Repository = await (await fetch(`${decapPath}${repositoryFile}`)).json();
  const folders = collections.flatMap(({ folder }) => folder ?? []);
  Object.assign(window, { repoFiles: plantTree(repository, folders) });
  serveUploads(CMS);
  CMS.registerLocale('fr', mergePhrases(CMS.getLocale('fr') ?? {}, decapPhrases));
  registerPreviews(CMS, repository.content);
  showOnePaneOnPhones();
  CMS.init({ config: decapConfig });
}

/** Decap opens with two panes: on a phone, until somebody has chosen otherwise, the fields have the room to themselves. */
function showOnePaneOnPhones(): void {
  if (window.innerWidth >= 800) return;
  tryStorage(() => {
    if (!localStorage.getItem(chosenPane)) localStorage.setItem(chosenPane, 'none');
  });
}

function showFailure(): void {
  document.getElementById(failureId)?.removeAttribute('hidden');
}
