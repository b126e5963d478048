import { createHmac } from 'node:crypto';
import type { PaymentState } from '../../src/donation/rules/outcomes';
import { emulatorCredentials } from '../../tools/emulator/credentials';
import type { Decision } from '../../tools/emulator/payments';
import type { Fault } from '../../tools/emulator/settings';
import { expect, functionTest } from './fixtures';
import { outcomePath } from './journey';
import { findRecords, newReference, postNotification } from './records';

functionTest('the return function answers GET with a page, with and without a trailing slash', async ({ request }) => {
  for (const path of ['/cinetpay-return', '/cinetpay-return/']) {
    const response = await request.get(path, { maxRedirects: 0, timeout: 5000 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain('text/html');
    expect(await response.text(), path).toContain(outcomePath(undefined));
  }
});

functionTest(
  'the return function redirects an invalid form to the neutral page without a check call',
  async ({ request, emulator }) => {
    const forms: Record<string, string>[] = [
      {},
      { transaction_id: '' },
      { transaction_id: '../../../admin' },
      { token: 'abc' },
    ];
    for (const form of forms) {
      const response = await request.post('/cinetpay-return', { form, maxRedirects: 0 });
      expect(response.status(), JSON.stringify(form)).toBe(303);
      expect(response.headers().location).toBe(outcomePath(undefined));
    }
    expect((await request.get(outcomePath(undefined))).status()).toBe(200);
    expect((await emulator.read()).received).toEqual([]);
  },
);

const answers: { state: PaymentState; decision?: Decision; check?: Fault<'check'>['kind'] }[] = [
  { state: 'accepted', decision: 'accept' },
  { state: 'pending' },
  { state: 'pending', decision: 'accept', check: 'unknownCode' },
  { state: 'unknown', decision: 'accept', check: 'unknownReference' },
  { state: 'unchecked', decision: 'accept', check: 'html' },
  { state: 'unchecked', decision: 'accept', check: 'malformedJson' },
  { state: 'unchecked', decision: 'accept', check: 'tooManyRequests' },
  { state: 'unchecked', decision: 'accept', check: 'dropped' },
];

functionTest(
  'the return function redirects to the page of the provider’s answer',
  async ({ request, emulator, baseURL }) => {
    for (const { state, decision, check } of answers) {
      await functionTest.step(`${decision ?? 'no decision'}, ${check ?? 'no fault'}`, async () => {
        const payment = await emulator.create(String(baseURL), newReference());
        if (decision) await emulator.decide(payment, decision);
        await emulator.configure({ check: check ? { kind: check } : null });
        const form = { transaction_id: payment.transactionId, token: payment.token };
        const response = await request.post('/cinetpay-return', { form, maxRedirects: 0 });
        expect(response.status()).toBe(303);
        expect(response.headers().location).toBe(outcomePath(state));
        expect(response.headers()['cache-control']).toBe('no-store');
      });
    }
  },
);

functionTest(
  'the functions refuse PUT and DELETE, and the notification function answers a ping',
  async ({ request }) => {
    for (const path of ['/cinetpay-return', '/cinetpay-notify']) {
      for (const method of ['PUT', 'DELETE']) {
        expect([404, 405], `${method} ${path}`).toContain((await request.fetch(path, { method })).status());
      }
    }
    expect((await request.get('/cinetpay-notify')).status()).toBe(200);
  },
);

functionTest(
  'the notification function refuses unsigned and wrongly signed notifications',
  async ({ request, emulator, baseURL }) => {
    const payment = await emulator.create(String(baseURL), newReference());
    await emulator.decide(payment, 'accept');
    const fields = { cpm_site_id: emulatorCredentials.siteId, cpm_trans_id: payment.transactionId, cpm_amount: '1000' };
    const values = Object.values(fields).join('');
    const sign = (key: string) => createHmac('sha256', key).update(values).digest('hex');
    for (const xToken of [undefined, '', 'zz', '0'.repeat(64), sign(emulatorCredentials.apiKey)]) {
      expect(await postNotification(request, fields, xToken), String(xToken)).toBe(403);
    }
    expect(findRecords(payment.transactionId)).toEqual({});
    // The same notification, rightly signed, proves that only the signature was wrong.
    expect(await postNotification(request, fields, sign(emulatorCredentials.secretKey))).toBe(200);
    expect(Object.keys(findRecords(payment.transactionId))).toEqual(['accepted']);
  },
);

functionTest(
  'the notification function records nothing that the provider does not confirm',
  async ({ request, emulator }) => {
    const fields = { cpm_site_id: emulatorCredentials.siteId, cpm_trans_id: newReference(), cpm_amount: '1000' };
    const signature = createHmac('sha256', emulatorCredentials.secretKey).update(Object.values(fields).join(''));
    const xToken = signature.digest('hex');
    // 503 makes the provider retry.
    expect(await postNotification(request, fields, xToken)).toBe(503);
    await emulator.configure({ check: { kind: 'serverError' } });
    expect(await postNotification(request, fields, xToken)).toBe(503);
    expect(findRecords(fields.cpm_trans_id)).toEqual({});
  },
);
