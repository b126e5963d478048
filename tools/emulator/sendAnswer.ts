import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type ApiAnswer, parseJson } from './apiAnswer';
import { type EmulatorState, pushCapped, type RequestContext } from './emulatorState';

export async function recordCall({ records, now }: EmulatorState, { req }: RequestContext): Promise<void> {
  const text = await req.text();
  pushCapped(records.received, {
    at: new Date(now()).toISOString(),
    method: req.method,
    path: req.path,
    contentType: req.header('content-type'),
    body: parseJson(text) ?? text,
  });
}

/** Applies the faults that an answer can have whatever it says; any other fault sends it unchanged. */
export async function sendThroughFault(
  emulator: EmulatorState,
  context: RequestContext,
  fault: { kind: string } | undefined,
  answer: ApiAnswer,
): Promise<Response> {
  const { outgoing } = context.env;
  switch (fault?.kind) {
    case 'delay':
      // unref: a delayed answer must not keep the process alive.
      await wait(3000, undefined, { ref: false });
      return sendAnswer(context, answer);
    case 'noAnswer':
      emulator.held.add(outgoing);
      outgoing.once('close', () => emulator.held.delete(outgoing));
      return RESPONSE_ALREADY_SENT;
    case 'dropped':
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'serverError':
      return context.text('Internal Server Error', 500);
    case 'tooManyRequests':
      return context.text('TOO_MANY_REQUEST', 429);
    case 'html':
      return context.html('<!doctype html><title>Maintenance</title>');
    case 'malformedJson': {
      const whole = await sendAnswer(context, answer).text();
      return context.body(whole.slice(0, -10), answer.status, { 'Content-Type': 'application/json' });
    }
    default:
      return sendAnswer(context, answer);
  }
}

export function sendAnswer(context: RequestContext, answer: ApiAnswer): Response {
  return 'text' in answer ? context.text(answer.text, answer.status) : context.json(answer.json, answer.status);
}
