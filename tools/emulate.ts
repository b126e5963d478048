import { startEmulator } from './emulator/server';
import { readEmulatorPort } from './paymentVariables';
import { closeOnSignal, runTool } from './runTool';

/** Runs the payment emulator alone until a signal stops it, and prints the settings that a site needs. */
runTool(async () => {
  const { url, credentials, close } = await startEmulator({ port: readEmulatorPort() });
  closeOnSignal(close);
  console.log(`Payment emulator, no real money: ${url}`);
  console.log(`  payment call  ${url}/v2/payment`);
  console.log(`  API key       ${credentials.apiKey}`);
  console.log(`  site id       ${credentials.siteId}`);
  console.log(`  secret key    ${credentials.secretKey}`);
});
