import { ContentError, contentFolder, loadContent } from '../src/content/load/load';
import type { Content } from '../src/content/model';
import { ToolError } from './toolError';

/** @throws ToolError listing the problems of invalid content */
export function loadOrStop(): Content {
  try {
    return loadContent(contentFolder);
  } catch (error) {
    throw error instanceof ContentError ? new ToolError(error.message) : error;
  }
}
