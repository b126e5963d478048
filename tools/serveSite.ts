import { readBuiltContent } from './builtContent';
import { startEmulator } from './emulator/server';
import { emulatorVariables, hasOwnKeys, readEmulatorPort } from './paymentVariables';
import { readPort } from './ports';
import { startPreviewServer } from './preview/server';
import { closeOnSignal } from './runTool';

type Ports = {
  /** 0 picks a free port. */
  port: number;
  /** When absent, no emulator starts and the environment decides where payments go. */
  emulatorPort?: number;
};

export type ServedSite = { url: string; emulatorUrl: string | undefined; close: () => Promise<unknown> };

/** Serves public/, with an emulator of the payment provider if it has a port. */
export async function startSite(root: string, { port, emulatorPort }: Ports): Promise<ServedSite> {
  const emulator = emulatorPort === undefined ? undefined : await startEmulator({ port: emulatorPort });
  // The functions read these variables at each call.
  if (emulator) Object.assign(process.env, emulatorVariables(emulator.url));
  const site = await startPreviewServer({ root, port });
  return { url: site.url, emulatorUrl: emulator?.url, close: () => Promise.all([site.close(), emulator?.close()]) };
}

/**
 * Serves public/ until a signal stops the process. The emulator runs beside the site unless payment keys are set.
 */
export async function serveSite(): Promise<void> {
  const root = process.cwd();
  const site = await startSite(root, {
    port: readPort(),
    emulatorPort: hasOwnKeys(process.env) ? undefined : readEmulatorPort(),
  });
  closeOnSignal(site.close);
  const content = readBuiltContent(root);
  if (!content.isOwn) console.log(`Not the site for visitors: public/ was built from ${content.name}, for the tests.`);
  if (site.emulatorUrl) console.log(`Payments go to an emulator, no real money: ${site.emulatorUrl}`);
  console.log(`Ready: ${site.url}`);
}
