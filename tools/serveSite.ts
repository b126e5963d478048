import { startEmulator } from './emulator/server';
import { emulatorVariables, hasOwnKeys, readEmulatorPort } from './paymentVariables';
import { startPreviewServer } from './preview/server';
import { readPort } from './readPort';

/**
 * Serves what is built in public/ until the process is told to stop, and prints the address. Where nobody has set keys
 * of the payment provider, the emulator runs beside it, with its own.
 */
export async function serveSite(): Promise<void> {
  const emulator = hasOwnKeys(process.env) ? undefined : await startEmulator({ port: readEmulatorPort() });
  // For the functions, which read them at each call.
  if (emulator) Object.assign(process.env, emulatorVariables());
  const site = await startPreviewServer({ root: process.cwd(), port: readPort() });

  const stop = () => {
    void Promise.all([site.close(), emulator?.close()]).finally(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (emulator) console.log(`Payments go to an emulator, no real money: ${emulator.url}`);
  console.log(`Ready: ${site.url}`);
}
