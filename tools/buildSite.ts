import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError, contentFolder, loadContent } from '../src/content/load';
import type { PaymentVariables } from '../src/donation/settings';
import { recordContent } from './builtContent';
import { refuseDeployment } from './emulator/refuseDeployment';
import { emulatorVariables } from './paymentVariables';
import { runProcess } from './runProcess';
import { ToolError } from './toolError';

type Steps = { root: string; content: string; checkContent: () => void; runGatsby: () => Promise<number> };

/** The site for this machine: it pays to the emulator. */
export async function buildWithEmulator(): Promise<void> {
  refuseDeployment(process.env);
  await buildSite(realSteps({ ...emulatorVariables(), PAYMENT_EMULATOR: 'on' }));
}

/**
 * Builds the site into public/, for donors unless told otherwise. Bad content stops it before the present public/ is
 * touched. A build that fails on the way takes public/ with it, so that no half of a site can be served or published.
 */
export async function buildSite({ root, content, checkContent, runGatsby }: Steps = realSteps()): Promise<void> {
  try {
    checkContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ToolError(`${error.message}\nThe content has mistakes: nothing was built.`);
  }
  const exitCode = await runGatsby();
  if (exitCode === 0) return recordContent(root, content);
  // Gatsby's workers may still be writing for a moment.
  await rm(join(root, 'public'), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  throw new ToolError('The build did not finish: public/ was removed, so that no half of a site is served.', exitCode);
}

function realSteps(variables: PaymentVariables & { PAYMENT_EMULATOR?: 'on' } = {}): Steps {
  const root = process.cwd();
  return {
    root,
    content: contentFolder,
    checkContent: () => {
      loadContent(contentFolder);
    },
    // Gatsby's file rather than its command: commands are shell scripts on Windows, which spawn does not start.
    runGatsby: () =>
      runProcess(process.execPath, [join(root, 'node_modules/gatsby/cli.js'), 'build'], {
        // A build for donors must not be taken for one that may pay to the emulator (checkPaymentAddress in node.ts).
        env: { GATSBY_TELEMETRY_DISABLED: '1', PAYMENT_EMULATOR: '', ...variables },
      }),
  };
}
