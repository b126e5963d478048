import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { describePayment, refuseCheck } from './checkCall';
import { type Desk, type Env, type Exchange, pushCapped, type Records } from './desk';
import { createPayment, refusePayment } from './initCall';
import type { Fault } from './orders';
import { type Fields, type Outcome, refuse, textOf } from './outcome';

const initPath = '/v2/payment';
const checkPath = '/v2/payment/check';

/** The two calls of the provider's API. */
export function serveApi(desk: Desk): Hono<Env> {
  const openToAnySite = cors({ origin: '*', allowMethods: ['POST', 'OPTIONS'], allowHeaders: ['Content-Type'] });

  return new Hono<Env>()
    .use('/v2/*', async (visit, next) => {
      await recordCall(desk, visit);
      const fault = desk.records.orders.peek('init')?.kind;
      if (fault === 'corsRefused' && visit.req.path === initPath) return next();
      // Over a connection that has served before, a browser sends the request that was dropped again by itself.
      if (fault === 'dropped') visit.header('Connection', 'close');
      return openToAnySite(visit, next);
    })
    .options(initPath, (visit) => {
      // Reached under corsRefused alone: the browser stops here, and this was its whole call.
      desk.records.orders.take('init');
      return visit.body(null, 204);
    })
    .post(initPath, (visit) => answerCall(desk, visit, 'init', refusePayment, createPayment))
    .post(checkPath, (visit) => answerCall(desk, visit, 'check', refuseCheck, describePayment));
}

/** The checks in their order, then the fault chosen for this call, then what it is about. */
async function answerCall<Place extends 'init' | 'check'>(
  desk: Desk,
  visit: Exchange,
  place: Place,
  refuseFields: (fields: Fields, records: Records) => Outcome | undefined,
  act: (desk: Desk, fields: Fields, fault?: Fault<Place>) => Outcome,
): Promise<Response> {
  const fields = await readFields(visit);
  const refusal = refuseEarly(desk, visit, fields) ?? refuseFields(fields ?? {}, desk.records);
  if (refusal) return sendOutcome(desk, visit, refusal);
  const fault = desk.records.orders.take(place);
  return sendThroughFault(desk, visit, fault, act(desk, fields ?? {}, fault));
}

/** Rows 1 to 3 of the table in docs/cinetpay.md section 10. The first two are answers of the provider's edge, without envelope. */
function refuseEarly({ records }: Desk, visit: Exchange, fields: Fields | undefined): Outcome | undefined {
  if (!visit.req.header('user-agent')) return { status: 403, text: 'error code: 1010' };
  const isAccepted = typeOf(visit) === 'application/json' || records.orders.switches.acceptForm;
  if (!isAccepted) return { status: 403, text: 'Forbidden' };
  return fields ? undefined : refuse('608', 'the body is not a JSON object');
}

/** The fields of the body; undefined when it cannot be read. */
async function readFields(visit: Exchange): Promise<Fields | undefined> {
  const text = await visit.req.text();
  if (typeOf(visit) !== 'application/x-www-form-urlencoded') {
    const value = parseJson(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
  }
  // A form has only texts: what JSON would type is typed here, so that one list of checks serves both.
  const fields: Fields = Object.fromEntries(new URLSearchParams(text));
  if (/^-?\d+$/.test(textOf(fields, 'amount'))) fields.amount = Number(fields.amount);
  if ('lock_phone_number' in fields) fields.lock_phone_number = fields.lock_phone_number === 'true';
  return fields;
}

async function recordCall({ records, now }: Desk, { req }: Exchange): Promise<void> {
  const text = await req.text();
  pushCapped(records.received, {
    at: new Date(now()).toISOString(),
    method: req.method,
    path: req.path,
    origin: req.header('origin'),
    contentType: req.header('content-type'),
    body: parseJson(text) ?? text,
  });
}

/** Answers as the fault says, for the faults that both calls know; any other leaves the outcome as it is. */
async function sendThroughFault(
  desk: Desk,
  visit: Exchange,
  fault: { kind: string; ms?: number } | undefined,
  outcome: Outcome,
): Promise<Response> {
  const { outgoing } = visit.env;
  switch (fault?.kind) {
    case 'delay':
      // Not worth keeping the process for.
      await wait(fault.ms ?? 3000, undefined, { ref: false });
      return sendOutcome(desk, visit, outcome);
    case 'noAnswer':
      desk.held.add(outgoing);
      outgoing.once('close', () => desk.held.delete(outgoing));
      return RESPONSE_ALREADY_SENT;
    case 'dropped':
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'serverError':
      return visit.text('Internal Server Error', 500);
    case 'tooManyRequests':
      return visit.text('TOO_MANY_REQUEST', 429);
    case 'html':
      return visit.html('<!doctype html><title>Maintenance</title>');
    case 'malformedJson': {
      const whole = await (await sendOutcome(desk, visit, outcome)).text();
      return visit.body(whole.slice(0, -10), outcome.status, { 'Content-Type': 'application/json' });
    }
    default:
      return sendOutcome(desk, visit, outcome);
  }
}

function sendOutcome({ now }: Desk, visit: Exchange, outcome: Outcome): Response | Promise<Response> {
  if ('html' in outcome) return visit.html(outcome.html, outcome.status);
  if ('text' in outcome) return visit.text(outcome.text, outcome.status);
  return visit.json({ ...outcome.envelope, api_response_id: (now() / 1000).toFixed(4) }, outcome.status);
}

function typeOf({ req }: Exchange): string | undefined {
  return req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
