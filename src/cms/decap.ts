import CMS from 'decap-cms-app';
import { decapPath } from '../routes';
import { collections, decapConfig } from './decapConfig';
import decapPhrases from './decapPhrases.json';
import { registerPreviews } from './previews';
import { plantTree, type Repository, repositoryFile, serveUploads } from './repository';
import { mergePhrases } from './words';

start().catch(() => document.querySelector('[role=alert][hidden]')?.removeAttribute('hidden'));

/** The module behind `/admin/decap/`: Decap over the content the site was built from, in the page's memory. */
async function start(): Promise<void> {
  const repository: Repository = await (await fetch(`${decapPath}${repositoryFile}`)).json();
  const folders = collections.flatMap(({ folder }) => folder ?? []);
  Object.assign(window, { repoFiles: plantTree(repository, folders) });
  serveUploads(CMS);
  CMS.registerLocale('fr', mergePhrases(CMS.getLocale('fr') ?? {}, decapPhrases));
  registerPreviews(CMS, repository.content);
  CMS.init({ config: decapConfig });
}
