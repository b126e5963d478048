import { sendAlert } from './alert';
import { hourMilliseconds } from './ledger';

const url = 'https://hooks.example.org/1';

/** Each test begins an hour after the one before it, because the process remembers an hour's alerts. */
let time = 0;
beforeEach(() => {
  time += hourMilliseconds;
});

function listen(answer: () => Promise<Response>) {
  const log: string[] = [];
  const sent: unknown[] = [];
  const send: typeof fetch = (input, init) => {
    expect(init?.redirect).toBe('manual');
    sent.push([input, init?.method, init?.headers, JSON.parse(String(init?.body))]);
    return answer();
  };
  return { log, sent, options: { log: (line: string) => log.push(line), send, now: () => time } };
}

it('an alert is logged, and posted to the webhook once an hour, without a mention or a link', async () => {
  const { log, sent, options } = listen(async () => new Response());
  const line = '<!channel> & <https://evil.example|x>';
  for (let count = 1; count <= 3; count++) expect(await sendAlert(line, url, options)).toBe(true);
  const text = '&lt;!channel&gt; &amp; &lt;https://evil.example|x&gt;';
  expect(sent).toEqual([[url, 'POST', { 'Content-Type': 'application/json' }, { text }]]);
  expect(log).toEqual([line, line, line]);
});

it('an alert of money that the webhook did not take is posted again when it comes again; other kinds are not', async () => {
  const answers = [503, 503, 200, 503];
  const { sent, options } = listen(async () => new Response('', { status: answers.shift() ?? 200 }));
  const post = (line: string, kind: 'money' | 'unconfirmed') => sendAlert(line, url, { ...options, kind });
  expect(await post('Payment 1 is lost.', 'money')).toBe(false);
  expect(await post('Payment 1 is lost.', 'money')).toBe(false);
  expect(await post('Payment 1 is lost.', 'money')).toBe(true);
  expect(await post('Payment 1 is lost.', 'money')).toBe(true);
  expect(sent).toHaveLength(3);
  expect(await post('Payment 2 is pending.', 'unconfirmed')).toBe(false);
  expect(await post('Payment 2 is pending.', 'unconfirmed')).toBe(false);
  expect(sent).toHaveLength(4);
});

it.each([
  ['refuses', async () => new Response('', { status: 404 }), /answered 404/],
  ['redirects', async () => new Response('', { status: 302 }), /answered 302/],
  ['is gone', () => Promise.reject(new TypeError(`no ${url}`)), /PAYMENT_ALERTS_URL cannot be reached \(TypeError\)/],
] as const)('where the webhook %s, an alert is logged and counts as not delivered', async (_, answer, line) => {
  const { log, options } = listen(answer);
  expect(await sendAlert('Look.', url, options)).toBe(false);
  expect(log).toEqual(['Look.', expect.stringMatching(line)]);
});

// Otherwise the hourly check would never drop a payment that waits for its alert.
it('without a webhook, an alert that is logged counts as delivered', async () => {
  const { log, sent, options } = listen(async () => new Response());
  for (let count = 1; count <= 2; count++) expect(await sendAlert('Look.', undefined, options)).toBe(true);
  expect([log, sent]).toEqual([['Look.', 'Look.'], []]);
});

it.each([
  ['money', 30, 30],
  ['unconfirmed', 30, 20],
  ['setup', 3, 1],
  ['suspect', 3, 1],
] as const)(
  'of the alerts of the kind “%s”, %d in an hour are all logged and %d posted, whatever other kinds there are',
  async (kind, count, posted) => {
    const { log, sent, options } = listen(async () => new Response());
    for (let line = 1; line <= count; line++) await sendAlert(`Alert ${line}`, url, { ...options, kind });
    expect([sent.length, log.length]).toEqual([posted, count]);
    await sendAlert('Payment 777 is lost.', url, options);
    expect(sent.at(-1)).toContainEqual({ text: 'Payment 777 is lost.' });
    time += hourMilliseconds;
    await sendAlert('Later', url, { ...options, kind });
    expect(sent.at(-1)).toContainEqual({ text: 'Later' });
  },
);
