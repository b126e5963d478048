import { ContentError, contentFolder, loadContent } from '../src/content/load/load';
import type { Content } from '../src/content/model/model';
import { providerNames } from '../src/donation/providers/server/registry';
import { ToolError } from './command';

/**
 * @param consequence a sentence after the list of problems
 * @throws ToolError listing the problems of invalid content
 */
export function loadOrStop(folder = contentFolder, consequence = ''): Content {
  try {
    return loadContent(folder, providerNames);
  } catch (error) {
    throw error instanceof ContentError ? new ToolError(error.message + consequence) : error;
  }
}
