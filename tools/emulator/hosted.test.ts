import { type Emulator, startEmulator } from './server';
import { ask, control, customer, openPayment, press, type Reply, reset } from './testCalls';

let emulator: Emulator;

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, env: {} });
});
afterEach(() => reset(emulator));
afterAll(() => emulator.close());

function channelsOf({ text }: Reply): string[] {
  return [...text.matchAll(/name="channel" value="(\w+)"/g)].map(([, channel]) => channel ?? '');
}

describe('the channels of the hosted page', () => {
  it.each([
    ['ALL', customer, ['MOBILE_MONEY', 'CREDIT_CARD', 'WALLET']],
    ['ALL', {}, ['MOBILE_MONEY', 'WALLET']],
    ['ALL', { ...customer, customer_zip_code: '' }, ['MOBILE_MONEY', 'WALLET']],
    ['ALL', { ...customer, currency: 'GNF' }, ['MOBILE_MONEY', 'WALLET']],
    ['ALL', { ...customer, currency: 'CDF' }, ['MOBILE_MONEY', 'WALLET']],
    ['MOBILE_MONEY', customer, ['MOBILE_MONEY']],
    ['CREDIT_CARD', customer, ['CREDIT_CARD']],
    ['WALLET', customer, ['WALLET']],
  ])('for %s with %j are %j', async (channels, changes, offered) => {
    const page = await ask(await openPayment(emulator, { channels, ...changes }));
    expect(channelsOf(page)).toEqual(offered);
  });

  it('are empty for a card without customer fields, which leaves only cancel and close', async () => {
    const url = await openPayment(emulator, { channels: 'CREDIT_CARD' });
    const { text } = await ask(url);
    expect(text).toContain('Aucun moyen de paiement disponible');
    expect(text.match(/value="(accept|refuse|pending|cancel|close)"/g)).toEqual(['value="cancel"', 'value="close"']);
    expect((await press(url, 'accept')).status).toBe(400);
  });
});

describe('the return form', () => {
  it.each(['accept', 'refuse', 'cancel', 'pending'])('is submitted by script after "%s"', async (decision) => {
    const return_url = 'http://127.0.0.1:9/cinetpay-return?langue=fr&x="><b>';
    const url = await openPayment(emulator, { return_url });
    const { status, text } = await press(url, decision);
    expect(status).toBe(200);
    expect(text).toContain(
      '<form method="post" action="http://127.0.0.1:9/cinetpay-return?langue=fr&amp;x=%22%3E%3Cb%3E">',
    );
    expect(text).toContain('<input type="hidden" name="transaction_id" value="12345678">');
    expect(text).toContain(`<input type="hidden" name="token" value="${url.split('/').at(-1)}">`);
    expect(text).toContain('.submit()');
  });

  it('is absent after "close"', async () => {
    const { status, text } = await press(await openPayment(emulator), 'close');
    expect(status).toBe(200);
    expect(text).not.toContain('<form');
  });

  it('waits for a click when the payer opens a settled payment again', async () => {
    const url = await openPayment(emulator);
    await press(url, 'accept');
    const { text } = await ask(url);
    expect(text).toContain('Paiement accepté');
    expect(text).toContain('Retourner sur le site');
    expect(text).not.toContain('.submit()');
    expect(text).not.toContain('value="refuse"');
  });

  it('is a GET that keeps the query of return_url under returnByGet', async () => {
    await control(emulator, { switches: { returnByGet: true } });
    const { text } = await press(
      await openPayment(emulator, { return_url: 'http://127.0.0.1:9/?langue=fr' }),
      'accept',
    );
    expect(text).toContain('<form method="get"');
    expect(text).toContain('<input type="hidden" name="langue" value="fr">');
  });
});

describe('the return form under its switches', () => {
  const return_url = 'http://127.0.0.1:9/cinetpay-return?langue=fr';

  it('names the payment only in the query under returnInQuery', async () => {
    await control(emulator, { switches: { returnInQuery: true } });
    const url = await openPayment(emulator, { return_url });
    const { text } = await press(url, 'accept');
    const query = `langue=fr&amp;transaction_id=12345678&amp;token=${url.split('/').at(-1)}`;
    expect(text).toContain(`<form method="post" action="http://127.0.0.1:9/cinetpay-return?${query}">`);
    expect(text).not.toContain('type="hidden"');
  });

  it('does not name the payment under returnUnnamed', async () => {
    await control(emulator, { switches: { returnUnnamed: true } });
    const { text } = await press(await openPayment(emulator, { return_url }), 'accept');
    expect(text).toContain('<form method="post" action="http://127.0.0.1:9/cinetpay-return?langue=fr">');
    expect(text).not.toContain('type="hidden"');
  });
});

describe('the hosted page on bad input', () => {
  it('answers 404 in both languages to an unknown token', async () => {
    const { status, text } = await ask(`${emulator.url}/payment/abc123`);
    expect(status).toBe(404);
    expect(text).toContain('Paiement inconnu');
    expect(text).toContain('Unknown payment');
    expect((await press(`${emulator.url}/payment/abc123`, 'accept')).status).toBe(404);
  });

  it.each(['', 'steal'])('refuses the decision "%s"', async (decision) => {
    expect((await press(await openPayment(emulator), decision)).status).toBe(400);
  });
});
