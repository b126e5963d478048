import { checkPaymentAddress } from '../src/donation/providers/current';
import { emulatorVariables } from './paymentVariables';

it('a production build refuses the emulator’s URL', () => {
  expect(() => checkPaymentAddress(emulatorVariables(), false)).toThrow('must pay to an https address');
});

it('a local build accepts the emulator’s URL', () => {
  expect(() => checkPaymentAddress(emulatorVariables(), true)).not.toThrow();
});
