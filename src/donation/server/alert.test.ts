import { sendAlert } from './alert';

const url = 'https://hooks.example.org/1';

/** Each test begins an hour after the one before. */
let hours = 0;
let time = 0;
beforeEach(() => {
  hours += 1;
  time = hours * 3600_000;
});

function listen(answer: () => Promise<Response>) {
  const log: string[] = [];
  const sent: unknown[] = [];
  const send: typeof fetch = (address, init) => {
    sent.push([address, init?.method, init?.headers, JSON.parse(String(init?.body))]);
    return answer();
  };
  return { log, sent, tools: { log: (line: string) => log.push(line), send, now: () => time } };
}

it('an alert is logged and posted to the webhook', async () => {
  const { log, sent, tools } = listen(async () => new Response());
  await sendAlert('Look.', url, tools);
  expect(sent).toEqual([[url, 'POST', { 'Content-Type': 'application/json' }, { text: 'Look.' }]]);
  expect(log).toEqual(['Look.']);
});

it('an alert without a webhook is only logged', async () => {
  const { log, sent, tools } = listen(async () => new Response());
  await sendAlert('Look.', undefined, tools);
  expect(sent).toEqual([]);
  expect(log).toEqual(['Look.']);
});

it.each([
  ['refuses', async () => new Response('', { status: 404 }), /answered 404/],
  ['is gone', () => Promise.reject(new TypeError('fetch failed')), /could not be reached.*fetch failed/],
])('a webhook that %s is logged, and harms nothing', async (_, answer, line) => {
  const { log, tools } = listen(answer);
  await sendAlert('Look.', url, tools);
  expect(log).toEqual(['Look.', expect.stringMatching(line)]);
});

it.each([
  ['money', 30, 30],
  ['open', 30, 20],
  ['setup', 3, 1],
  ['forged', 3, 1],
] as const)('of the alerts about %s, %d in an hour are logged and %d posted', async (kind, count, posted) => {
  const { log, sent, tools } = listen(async () => new Response());
  for (let line = 1; line <= count; line++) await sendAlert(`Alert ${line}`, url, { ...tools, kind });
  expect([sent.length, log.length]).toEqual([posted, count]);
  time += 3600_000;
  await sendAlert('Later', url, { ...tools, kind });
  expect(sent).toHaveLength(posted + 1);
});

it('no other alert uses up those about money', async () => {
  const { sent, tools } = listen(async () => new Response());
  for (const kind of ['open', 'setup', 'forged'] as const)
    for (let line = 1; line <= 30; line++) await sendAlert(`Alert ${line}`, url, { ...tools, kind });
  await sendAlert('Payment 777 is lost.', url, tools);
  expect(sent.at(-1)).toContainEqual({ text: 'Payment 777 is lost.' });
});

it('the same alert is posted once an hour', async () => {
  const { sent, tools } = listen(async () => new Response());
  for (let time = 1; time <= 3; time++) await sendAlert('Payment 777 is lost.', url, tools);
  expect(sent).toHaveLength(1);
});

it('an alert makes neither a mention nor a link', async () => {
  const { sent, tools } = listen(async () => new Response());
  await sendAlert('<!channel> & <https://evil.example|x>', url, tools);
  expect(sent[0]).toContainEqual({ text: '&lt;!channel&gt; &amp; &lt;https://evil.example|x&gt;' });
});
