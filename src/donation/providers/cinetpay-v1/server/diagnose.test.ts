import { diagnoseCinetpayV1 } from './diagnose';

let account = 0;
/** Calls of one account share a login, so each test has an account of its own. */
const newKeys = () => ({ CINETPAY_V1_API_KEY: `key ${++account}`, CINETPAY_V1_API_PASSWORD: 'word' });

/** Asks an API that answers a login, or refuses it, and then about the made-up payment. */
async function ask(answer: object | Error, login: object = { access_token: 't', expires_in: 600 }) {
  const asked: string[] = [];
  const send: typeof fetch = async (input) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    if (answer instanceof Error) throw answer;
    return Response.json(pathname.endsWith('/login') ? login : answer);
  };
  const findings = await diagnoseCinetpayV1('https://relay.example/secret', newKeys(), 'https://site.example', send);
  return { findings, asked };
}

it('an account that does not know a made-up payment is fine', async () => {
  const { findings, asked } = await ask({ code: 404, status: 'NOT_FOUND' });
  expect(findings).toEqual([]);
  expect(asked).toEqual(['/v1/oauth/login', expect.stringMatching(/^\/v1\/payment\/\d+$/)]);
});

it('without keys, nothing is asked', async () => {
  const send = jest.fn();
  expect(await diagnoseCinetpayV1('https://relay.example', {}, 'https://site.example', send)).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});

it('an API that does not answer is a problem', async () => {
  const { findings } = await ask(Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } }));
  expect(findings).toEqual([
    {
      what: 'https://relay.example cannot be reached (ECONNREFUSED)',
      todo: 'Try again in an hour. If it lasts, close payments (docs/operations.md) and ask CinetPay.',
    },
  ]);
});

it.each([
  [2011, 'CinetPay answers 2011: the IP address from which the site calls is not on the list in its back office'],
  [1005, 'CinetPay answers 1005: CINETPAY_V1_API_KEY or CINETPAY_V1_API_PASSWORD is wrong'],
])('the refused login %d is reported in words', async (code, what) => {
  const { findings } = await ask({}, { code, status: 'REFUSED' });
  expect(findings).toEqual([{ what, todo: 'See “Changing provider” in docs/providers.md.' }]);
});

it('any other answer is reported as it is', async () => {
  const { findings } = await ask({ code: 9, status: 'ODD' });
  expect(findings).toEqual([
    { what: 'https://relay.example answers code 9 with status ODD about a made-up payment', todo: 'Ask CinetPay.' },
  ]);
});
