import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type ApiAnswer, type Fields, readFields } from '../../../../../tools/emulator/apiAnswer';
import type { EmulatorState, Env, Records, RequestContext } from '../../../../../tools/emulator/emulatorState';
import { recordCall, sendAnswer, sendThroughFault } from '../../../../../tools/emulator/sendAnswer';
import type { Fault } from '../../../../../tools/emulator/settings';
import { describePayment, refuseCheck } from './checkCall';
import { type EnvelopeAnswer, refuse } from './envelope';
import { createPayment, refusePayment } from './initCall';

export const startPath = '/v2/payment';
const checkPath = '/v2/payment/check';

/** The two calls of API v2. */
export function serveApi(emulator: EmulatorState): Hono<Env> {
  const openToAnySite = cors({ origin: '*', allowMethods: ['POST', 'OPTIONS'], allowHeaders: ['Content-Type'] });

  return new Hono<Env>()
    .use('/v2/*', async (context, next) => {
      await recordCall(emulator, context);
      const fault = emulator.records.settings.faults.init?.kind;
      if (fault === 'corsRefused' && context.req.path.endsWith(startPath)) return next();
      // Browsers retry by themselves when a reused connection drops, so force a new connection per call.
      if (fault === 'dropped') context.header('Connection', 'close');
      return openToAnySite(context, next);
    })
    .options(startPath, (context) => {
      // Reached only under corsRefused: the browser stops after this preflight, so it counts as the call.
      emulator.records.settings.take('init');
      return context.body(null, 204);
    })
    .post(startPath, (context) => answerCall(emulator, context, 'init', refusePayment, createPayment))
    .post(checkPath, (context) => answerCall(emulator, context, 'check', refuseCheck, describePayment));
}

/** Runs the checks in order, then applies the fault set for this call to its answer. */
async function answerCall(
  emulator: EmulatorState,
  context: RequestContext,
  name: 'init' | 'check',
  refuseFields: (fields: Fields, records: Records) => EnvelopeAnswer | undefined,
  act: (emulator: EmulatorState, fields: Fields, fault?: Fault) => EnvelopeAnswer,
): Promise<Response> {
  const fields = await readFields(context);
  const refusal = refuseAtEdge(context);
  if (refusal) return sendAnswer(context, refusal);
  const write = ({ status, envelope }: EnvelopeAnswer): ApiAnswer => {
    return { status, json: { ...envelope, api_response_id: (emulator.now() / 1000).toFixed(4) } };
  };
  if (!fields) return sendAnswer(context, write(refuse('608', 'the body is not a JSON object')));
  const wrong = refuseFields(fields, emulator.records);
  if (wrong) return sendAnswer(context, write(wrong));
  const fault = emulator.records.settings.take(name);
  return sendThroughFault(emulator, context, fault, write(act(emulator, fields, fault)));
}

/** Rows 1 and 2 of the table in docs/cinetpay.md section 10; row 3 is a body that is no JSON object. */
function refuseAtEdge({ req }: RequestContext): ApiAnswer | undefined {
  if (!req.header('user-agent')) return { status: 403, text: 'error code: 1010' };
  const [type = ''] = (req.header('content-type') ?? '').split(';');
  return type.trim().toLowerCase() === 'application/json' ? undefined : { status: 403, text: 'Forbidden' };
}
