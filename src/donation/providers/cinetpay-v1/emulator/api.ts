import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { type ApiAnswer, type Fields, readFields, textOf } from '../../../../../tools/emulator/apiAnswer';
import type { EmulatorState, Env, Records, RequestContext } from '../../../../../tools/emulator/emulatorState';
import { recordCall, sendAnswer, sendThroughFault } from '../../../../../tools/emulator/sendAnswer';
import type { Fault } from '../../../../../tools/emulator/settings';
import { account } from './account';
import { answer, describePayment, refuse, startPayment } from './payments';

export const startPath = '/v1/payment';

/** API v1, for servers: no CORS header. Written from docs/cinetpay-v1.md, section 10 above all. */
export function serveApi(emulator: EmulatorState): Hono<Env> {
  return new Hono<Env>()
    .use('/v1/*', async (context, next) => {
      await recordCall(emulator, context);
      return next();
    })
    .post('/v1/oauth/login', async (context) => {
      const refusal = refuseEdge(context) ?? refuseLogin(emulator, (await readFields(context)) ?? {});
      return sendAnswer(context, refusal ?? logIn(emulator));
    })
    .post(startPath, async (context) => {
      const fields = await readFields(context);
      return answerCall(emulator, context, 'init', (fault) =>
        fields ? startPayment(emulator, fields, fault) : refuse(1004, 'INVALID_PARAMS', 'The body is not JSON.'),
      );
    })
    .get('/v1/payment/:id', (context) =>
      answerCall(emulator, context, 'check', (fault) => describePayment(emulator, context.req.param('id'), fault)),
    );
}

async function answerCall(
  emulator: EmulatorState,
  context: RequestContext,
  name: 'init' | 'check',
  act: (fault: Fault | undefined) => ApiAnswer,
): Promise<Response> {
  const refusal = refuseEdge(context) ?? refuseToken(emulator, context);
  if (refusal) return sendAnswer(context, refusal);
  const fault = emulator.records.settings.take(name);
  if (fault?.kind === 'tokenExpired') {
    tokensOf(emulator).clear();
    return sendAnswer(context, refuse(1003, 'EXPIRED_TOKEN', 'The token has expired.'));
  }
  if (fault?.kind === 'addressRefused') return sendAnswer(context, refuseAddress());
  return sendThroughFault(emulator, context, fault, act(fault));
}

/** The provider's edge refuses calls without a user agent. */
function refuseEdge({ req }: RequestContext): ApiAnswer | undefined {
  return req.header('user-agent') ? undefined : { status: 403, text: 'error code: 1010' };
}

function refuseAddress(): ApiAnswer {
  return refuse(2011, 'NOT_ALLOWED', 'This Ip is not withlisted');
}

/** An address that is not on the list is refused at the login already. */
function refuseLogin({ records: { settings } }: EmulatorState, fields: Fields): ApiAnswer | undefined {
  const { init, check } = settings.faults;
  if ([init, check].some((fault) => fault?.kind === 'addressRefused')) return refuseAddress();
  const { apiKey, password } = account;
  if (textOf(fields, 'api_key') === apiKey && textOf(fields, 'api_password') === password) return undefined;
  return refuse(1005, 'INVALID_CREDENTIALS', 'The credentials were invalid.');
}

/** The valid tokens, by the records: a reset replaces those. */
const tokens = new WeakMap<Records, Set<string>>();

function tokensOf({ records }: EmulatorState): Set<string> {
  const known = tokens.get(records) ?? new Set();
  tokens.set(records, known);
  return known;
}

function logIn(emulator: EmulatorState): ApiAnswer {
  const token = randomBytes(24).toString('base64url');
  tokensOf(emulator).add(token);
  return answer({ code: 200, status: 'OK', access_token: token, token_type: 'bearer', expires_in: 86_400 });
}

function refuseToken(emulator: EmulatorState, { req }: RequestContext): ApiAnswer | undefined {
  const [, token = ''] = /^Bearer (\S+)$/.exec(req.header('authorization') ?? '') ?? [];
  return tokensOf(emulator).has(token) ? undefined : refuse(1002, 'INVALID_TOKEN', 'The token is invalid.');
}
