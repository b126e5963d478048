import { resolve } from 'node:path';

/** Where the content is read from: `content/`, or another folder laid out like it, named by CONTENT_DIR. */
export const contentFolder = resolve(process.env.CONTENT_DIR ?? 'content');
