import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError, contentFolder, loadContent } from '../src/content/load/load';
import { recordContent } from './builtContent';
import { refuseDeployment } from './emulator/server';
import { emulatorVariables } from './paymentVariables';
import { runProcess } from './runProcess';
import { ToolError } from './runTool';

type Build = { root?: string; content?: string; isEmulated?: boolean; runGatsby?: typeof runProcess };

/**
 * Builds the site into public/; when emulated, for local use with payments to the emulator. Invalid content leaves the
 * existing public/ untouched; a failed build removes public/, so that no partial site can be served or published.
 * @throws ToolError on invalid content or when Gatsby fails
 */
export async function buildSite({
  root = process.cwd(),
  content = contentFolder,
  isEmulated = false,
  runGatsby = runProcess,
}: Build = {}): Promise<void> {
  if (isEmulated) refuseDeployment(process.env);
  try {
    loadContent(content);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ToolError(`${error.message}\nThe content has mistakes: nothing was built.`);
  }
  await removeCopiedFiles(root);
  // Gatsby's file, not its command: on Windows commands are shell scripts, which spawn cannot start.
  const exitCode = await runGatsby(process.execPath, [join(root, 'node_modules/gatsby/cli.js'), 'build'], {
    env: {
      GATSBY_TELEMETRY_DISABLED: '1',
      CONTENT_DIR: content,
      // It lets checkPaymentAddress accept the emulator's URL.
      PAYMENT_EMULATOR: isEmulated ? 'on' : '',
      ...(isEmulated && emulatorVariables()),
    },
  });
  if (exitCode === 0) {
    recordCopiedFiles(root);
    return recordContent(root, content);
  }
  // Retries, because Gatsby's workers may still be writing.
  await rm(join(root, 'public'), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  throw new ToolError('The build did not finish: public/ was removed, so that no half-built site is served.', exitCode);
}

/** The files that the last build copied from static/ to public/. */
const copiedFiles = (root: string) => join(root, '.cache/copied-files.json');

/** Gatsby never removes what it copied: without this, a file deleted from static/ stays online. */
async function removeCopiedFiles(root: string): Promise<void> {
  if (!existsSync(copiedFiles(root))) return;
  const names: string[] = JSON.parse(readFileSync(copiedFiles(root), 'utf8'));
  await Promise.all(names.map((name) => rm(join(root, 'public', name), { force: true })));
}

function recordCopiedFiles(root: string): void {
  const folder = join(root, 'static');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  writeFileSync(copiedFiles(root), JSON.stringify(files));
}
