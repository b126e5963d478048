import { ask, control, openPayment, press, useEmulator } from './testCalls';

const emulator = useEmulator();

const return_url = 'http://127.0.0.1:9/cinetpay-return?langue=fr';

it.each(['accept', 'refuse', 'cancel', 'pending'])('after "%s" a script submits the return form', async (decision) => {
  const url = await openPayment(emulator(), { return_url: `${return_url}&x="><b>` });
  const { status, text } = await press(url, decision);
  expect(status).toBe(200);
  expect(text).toContain(
    '<form method="post" action="http://127.0.0.1:9/cinetpay-return?langue=fr&amp;x=%22%3E%3Cb%3E">',
  );
  expect(text).toContain('<input type="hidden" name="transaction_id" value="12345678">');
  expect(text).toContain(`<input type="hidden" name="token" value="${url.split('/').at(-1)}">`);
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

it('the switch returnByGet returns by GET and keeps the query of return_url', async () => {
  await control(emulator(), { switches: { returnByGet: true } });
  const { text } = await press(await openPayment(emulator(), { return_url }), 'accept');
  expect(text).toContain('<form method="get"');
  expect(text).toContain('<input type="hidden" name="langue" value="fr">');
});

it('the switch returnInQuery names the payment only in the query', async () => {
  await control(emulator(), { switches: { returnInQuery: true } });
  const url = await openPayment(emulator(), { return_url });
  const { text } = await press(url, 'accept');
  const query = `langue=fr&amp;transaction_id=12345678&amp;token=${url.split('/').at(-1)}`;
  expect(text).toContain(`<form method="post" action="http://127.0.0.1:9/cinetpay-return?${query}">`);
  expect(text).not.toContain('type="hidden"');
});

it('the switch returnUnnamed does not name the payment', async () => {
  await control(emulator(), { switches: { returnUnnamed: true } });
  const { text } = await press(await openPayment(emulator(), { return_url }), 'accept');
  expect(text).not.toContain('type="hidden"');
  expect(text).not.toMatch(/action="[^"]*12345678/);
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
