import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type ApiAnswer, type Fields, parseJson, refuse } from '../../../../../tools/emulator/apiAnswer';
import type { EmulatorState, Env, Records, RequestContext } from '../../../../../tools/emulator/emulatorState';
import { recordCall, sendAnswer, sendThroughFault } from '../../../../../tools/emulator/sendAnswer';
import type { Fault } from '../../../../../tools/emulator/settings';
import { describePayment, refuseCheck } from './checkCall';
import { createPayment, refusePayment } from './initCall';

const initPath = '/v2/payment';
const checkPath = '/v2/payment/check';

/** The two calls of the provider's API. */
export function serveApi(emulator: EmulatorState): Hono<Env> {
  const openToAnySite = cors({ origin: '*', allowMethods: ['POST', 'OPTIONS'], allowHeaders: ['Content-Type'] });

  return new Hono<Env>()
    .use('/v2/*', async (context, next) => {
      await recordCall(emulator, context);
      const fault = emulator.records.settings.faults.init?.kind;
      if (fault === 'corsRefused' && context.req.path === initPath) return next();
      // Browsers retry by themselves when a reused connection drops, so force a new connection per call.
      if (fault === 'dropped') context.header('Connection', 'close');
      return openToAnySite(context, next);
    })
    .options(initPath, (context) => {
      // Reached only under corsRefused: the browser stops after this preflight, so it counts as the call.
      emulator.records.settings.take('init');
      return context.body(null, 204);
    })
    .post(initPath, (context) => answerCall(emulator, context, 'init', refusePayment, createPayment))
    .post(checkPath, (context) => answerCall(emulator, context, 'check', refuseCheck, describePayment));
}

/** Runs the checks in order, then applies the fault set for this call to its answer. */
async function answerCall<Name extends 'init' | 'check'>(
  emulator: EmulatorState,
  context: RequestContext,
  name: Name,
  refuseFields: (fields: Fields, records: Records) => ApiAnswer | undefined,
  act: (emulator: EmulatorState, fields: Fields, fault?: Fault<Name>) => ApiAnswer,
): Promise<Response> {
  const fields = await readFields(context);
  const refusal = refuseEarly(context, fields) ?? refuseFields(fields ?? {}, emulator.records);
  if (refusal) return sendAnswer(emulator, context, refusal);
  const fault = emulator.records.settings.take(name);
  return sendThroughFault(emulator, context, fault, act(emulator, fields ?? {}, fault));
}

/**
 * Rows 1 to 3 of the table in docs/cinetpay.md section 10. The provider's edge answers the first two, without envelope.
 */
function refuseEarly(context: RequestContext, fields: Fields | undefined): ApiAnswer | undefined {
  if (!context.req.header('user-agent')) return { status: 403, text: 'error code: 1010' };
  const [type = ''] = (context.req.header('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') return { status: 403, text: 'Forbidden' };
  return fields ? undefined : refuse('608', 'the body is not a JSON object');
}

/** The fields of the body; undefined when it does not parse as an object. */
export async function readFields(context: RequestContext): Promise<Fields | undefined> {
  const value = parseJson(await context.req.text());
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}
