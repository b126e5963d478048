import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError, contentFolder, loadContent } from '../src/content/load/load';
import type { Variables } from '../src/donation/providers/provider';
import { recordContent } from './builtContent';
import { refuseDeployment } from './emulator/server';
import { emulatorVariables } from './paymentVariables';
import { runProcess } from './runProcess';
import { ToolError } from './runTool';

type Steps = { root: string; content: string; checkContent: () => void; runGatsby: () => Promise<number> };

/** Builds the site for local use, with payments to the emulator. */
export async function buildWithEmulator(): Promise<void> {
  refuseDeployment(process.env);
  await buildSite(realSteps({ ...emulatorVariables(), PAYMENT_EMULATOR: 'on' }));
}

/**
 * Builds the site for production into public/. Invalid content leaves the existing public/ untouched; a failed build
 * removes public/, so that no partial site can be served or published.
 * @throws ToolError on invalid content or when Gatsby fails
 */
export async function buildSite({ root, content, checkContent, runGatsby }: Steps = realSteps()): Promise<void> {
  try {
    checkContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ToolError(`${error.message}\nThe content has mistakes: nothing was built.`);
  }
  await removeCopiedFiles(root);
  const exitCode = await runGatsby();
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

function realSteps(variables: Variables = {}): Steps {
  const root = process.cwd();
  return {
    root,
    content: contentFolder,
    checkContent: () => {
      loadContent(contentFolder);
    },
    // Gatsby's file, not its command: on Windows commands are shell scripts, which spawn cannot start.
    runGatsby: () =>
      runProcess(process.execPath, [join(root, 'node_modules/gatsby/cli.js'), 'build'], {
        // Empty unless set by buildWithEmulator: it lets checkPaymentAddress accept the emulator's URL.
        env: { GATSBY_TELEMETRY_DISABLED: '1', PAYMENT_EMULATOR: '', ...variables },
      }),
  };
}
