import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentFolder } from '../src/content/load/load';
import { runProcess, ToolError } from './command';
import { loadOrStop } from './loadOrStop';

type Build = { root?: string; content?: string; variables?: NodeJS.ProcessEnv; runGatsby?: typeof runProcess };

/**
 * Builds the site into public/. Invalid content leaves the existing public/ untouched; a failed build removes public/,
 * so that no partial site can be served or published.
 * @throws ToolError on invalid content or when Gatsby fails
 */
export async function buildSite({
  root = process.cwd(),
  content = contentFolder,
  variables = {},
  runGatsby = runProcess,
}: Build = {}): Promise<void> {
  checkFolderName(root);
  loadOrStop(content, '\nThe content has mistakes: nothing was built.');
  await removeStaticCopies(root);
  // Starts Gatsby's JavaScript file: its command is a shell script on Windows, which spawn cannot start.
  const exitCode = await runGatsby(process.execPath, [join(root, 'node_modules/gatsby/cli.js'), 'build'], {
    // Without PAYMENT_EMULATOR, checkPaymentUrl accepts no URL of an emulator.
    env: { GATSBY_TELEMETRY_DISABLED: '1', CONTENT_DIR: content, PAYMENT_EMULATOR: '', ...variables },
  });
  if (exitCode === 0) return writeBuiltContent(root, content);
  // Retries, because Gatsby's workers may still be writing.
  await rm(join(root, 'public'), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  throw new ToolError('The build did not finish: public/ was removed, so that no half-built site is served.');
}

/** Gatsby uses the project's path in glob patterns. GitHub's zip unpacked a second time is in `site-main (1)`. */
export function checkFolderName(root: string): void {
  const [sign] = /[()[\]{}*?]/.exec(root) ?? [];
  if (sign) throw new ToolError(`Gatsby cannot build in ${root}: rename the folder that has “${sign}” in its name.`);
}

/** Gatsby copies static/ into public/ and removes nothing there: a file deleted from static/fonts would stay online. */
async function removeStaticCopies(root: string): Promise<void> {
  const names = readdirSync(join(root, 'static'));
  await Promise.all(names.map((name) => rm(join(root, 'public', name), { recursive: true, force: true })));
}

export const ownContent = 'content';
const builtContentFile = (root: string) => join(root, 'public/content-folder.txt');

/** Notes in public/ which content folder it was built from, unless it is `content`. */
function writeBuiltContent(root: string, folder: string): void {
  const name = relative(root, folder);
  if (name === ownContent) rmSync(builtContentFile(root), { force: true });
  else writeFileSync(builtContentFile(root), `${name}\n`);
}

/** The content folder that public/ was built from, below the root: `content` unless the build noted another. */
export function readBuiltContent(root: string): string {
  return existsSync(builtContentFile(root)) ? readFileSync(builtContentFile(root), 'utf8').trim() : ownContent;
}

/** @throws ToolError unless public/ was built from the fixtures, which the journeys visit */
export function checkFixturesAreBuilt(root = process.cwd()): void {
  if (!existsSync(join(root, 'public/index.html')) || readBuiltContent(root) !== join('fixtures', 'content'))
    throw new ToolError('public/ has no site built from the fixtures: run "npm run build:fixtures" first.');
}
