import { control, press, useEmulator } from '../../../../../tools/emulator/testCalls';
import { openPayment } from './testCalls';

const emulator = useEmulator();

const return_url = 'http://127.0.0.1:9/cinetpay-return?langue=fr';

it('the return posts the id and the token, and keeps the query of return_url', async () => {
  const url = await openPayment(emulator(), { return_url: `${return_url}&x="><b>` });
  const { text } = await press(url, 'accept');
  expect(text).toContain(
    '<form method="post" action="http://127.0.0.1:9/cinetpay-return?langue=fr&amp;x=%22%3E%3Cb%3E">',
  );
  expect(text).toContain('<input type="hidden" name="transaction_id" value="12345678">');
  expect(text).toContain(`<input type="hidden" name="token" value="${url.split('/').at(-1)}">`);
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
