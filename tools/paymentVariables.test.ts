import { checkPaymentAddress } from '../src/donation/settings';
import { emulatorVariables } from './paymentVariables';

it('refuses to build a site for donors with the emulator’s address', () => {
  expect(() => checkPaymentAddress(emulatorVariables(), false)).toThrow('must pay to an https address');
});

it('builds with the emulator where the build says that it is for this machine alone', () => {
  expect(() => checkPaymentAddress(emulatorVariables(), true)).not.toThrow();
});
