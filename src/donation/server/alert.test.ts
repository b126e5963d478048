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

it('after ten alerts in an hour, further ones are only logged', async () => {
  const { log, sent, tools } = listen(async () => new Response());
  for (let line = 1; line <= 12; line++) await sendAlert(`Alert ${line}`, url, tools);
  expect([sent.length, log.length]).toEqual([10, 12]);
  time += 3600_000;
  await sendAlert('Later', url, tools);
  expect(sent).toHaveLength(11);
});
