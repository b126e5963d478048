import { checkPaymentAddress } from '../src/donation/providers/addresses';
import { providers } from '../src/donation/providers/registry';
import { ToolError } from './command';
import { chooseProvider, emulatorVariables } from './paymentVariables';

const given = providers.map((provider) => {
  const variables = emulatorVariables('http://127.0.0.1:8890', { GATSBY_PAYMENT_PROVIDER: provider.id });
  return { provider, variables };
});

it.each(given)('a production build refuses the emulator’s URL for $provider.id', ({ provider, variables }) => {
  expect(() => checkPaymentAddress(provider, variables, false)).toThrow('must pay to an https address');
});

it.each(given)('a local build accepts the emulator’s URL for $provider.id', ({ provider, variables }) => {
  expect(() => checkPaymentAddress(provider, variables, true)).not.toThrow();
});

it('a provider that does not exist is told without a stack', () => {
  expect(() => chooseProvider({ GATSBY_PAYMENT_PROVIDER: 'nonsense' })).toThrow(ToolError);
});
