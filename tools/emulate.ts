import { closeOnSignal, runTool } from './command';
import { startEmulator } from './emulator/server';
import { emulatorVariables, readEmulatorPort } from './paymentVariables';

/** Runs the payment emulator alone until a signal stops it, and prints the settings that a site needs. */
runTool(async () => {
  const { url, close } = await startEmulator({ port: readEmulatorPort() });
  closeOnSignal(close);
  console.log(`Payment emulator, no real money: ${url}`);
  for (const [name, value] of Object.entries(emulatorVariables(url))) console.log(`  ${name}=${value}`);
});
