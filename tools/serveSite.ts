import { readBuiltContent } from './builtContent';
import { startEmulator } from './emulator/server';
import { emulatorVariables, hasOwnKeys, readEmulatorPort } from './paymentVariables';
import { startPreviewServer } from './preview/server';
import { readPort } from './readPort';

type Ports = {
  /** 0 for any free one. */
  port: number;
  /** Without one no emulator is started, and payments go where the environment says. */
  emulatorPort?: number;
};

export type ServedSite = { url: string; emulatorUrl: string | undefined; close: () => Promise<unknown> };

/** Serves what is built in public/, with an emulator of the payment provider beside it. */
export async function startSite(root: string, { port, emulatorPort }: Ports): Promise<ServedSite> {
  const emulator = emulatorPort === undefined ? undefined : await startEmulator({ port: emulatorPort });
  // For the functions, which read them at each call.
  if (emulator) Object.assign(process.env, emulatorVariables(emulator.url));
  const site = await startPreviewServer({ root, port });
  return { url: site.url, emulatorUrl: emulator?.url, close: () => Promise.all([site.close(), emulator?.close()]) };
}

/**
 * Serves until the process is told to stop, and prints the address. Where nobody has set keys of the payment provider,
 * the emulator runs beside the site, with its own.
 */
export async function serveSite(): Promise<void> {
  const root = process.cwd();
  const site = await startSite(root, {
    port: readPort(),
    emulatorPort: hasOwnKeys(process.env) ? undefined : readEmulatorPort(),
  });

  const stop = () => {
    void site.close().finally(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const content = readBuiltContent(root);
  if (!content.isOwn) console.log(`Not the site for visitors: public/ was built from ${content.name}, for the tests.`);
  if (site.emulatorUrl) console.log(`Payments go to an emulator, no real money: ${site.emulatorUrl}`);
  console.log(`Ready: ${site.url}`);
}
