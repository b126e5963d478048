import { ask, control, press, useEmulator } from './testCalls';
import { openPayment, testProvider } from './testProvider';

const emulator = useEmulator({ providers: [testProvider] });

it.each(['accept', 'refuse', 'cancel', 'pending'])('after "%s" a script submits the return form', async (decision) => {
  const url = await openPayment(emulator(), { returnUrl: 'http://127.0.0.1:9/cinetpay-return?x="><b>' });
  const { status, text } = await press(url, decision);
  expect(status).toBe(200);
  expect(text).toContain('<form method="post" action="http://127.0.0.1:9/cinetpay-return?x=&quot;&gt;&lt;b&gt;">');
  expect(text).toContain('<input type="hidden" name="reference" value="12345678">');
  expect(text).toContain('.submit()');
});

it('there is no return form after "close"', async () => {
  expect((await press(await openPayment(emulator()), 'close')).text).not.toContain('<form');
});

it('the return form waits for a click when the payer opens a settled payment again', async () => {
  const url = await openPayment(emulator());
  await press(url, 'accept');
  const { text } = await ask(url);
  expect(text).toContain('Paiement accepté');
  expect(text).toContain('Retourner sur le site');
  expect(text).not.toContain('.submit()');
  expect(text).not.toContain('value="refuse"');
});

it('the switches of a provider change its return form', async () => {
  await control(emulator(), { switches: { returnByGet: true } });
  expect((await press(await openPayment(emulator()), 'accept')).text).toContain('<form method="get"');
});

it('an unknown payment is answered with 404 in both languages', async () => {
  const { status, text } = await ask(`${emulator().url}/payment/abc123`);
  expect(status).toBe(404);
  expect(text).toContain('Paiement inconnu');
  expect(text).toContain('Unknown payment');
  expect((await press(`${emulator().url}/payment/abc123`, 'accept')).status).toBe(404);
});

it('an unknown decision is refused', async () => {
  expect((await press(await openPayment(emulator()), 'steal')).status).toBe(400);
});
