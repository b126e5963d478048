import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Desk } from './desk';
import type { Fault } from './faultKinds';
import { type Outcome, writeOutcome } from './outcome';

/** Answers as the fault says, for the faults that both calls know; any other leaves the outcome as it is. */
export async function sendThroughFault(
  desk: Desk,
  response: ServerResponse,
  fault: Fault<'init'> | Fault<'check'> | undefined,
  outcome: Outcome,
): Promise<void> {
  switch (fault?.kind) {
    case 'delay':
      // Not worth keeping the process for.
      await wait(fault.ms ?? 3000, undefined, { ref: false });
      return sendOutcome(desk, response, outcome);
    case 'noAnswer':
      desk.held.add(response);
      response.once('close', () => desk.held.delete(response));
      return;
    case 'dropped':
      response.destroy();
      return;
    case 'serverError':
      return sendOutcome(desk, response, { status: 500, text: 'Internal Server Error' });
    case 'tooManyRequests':
      return sendOutcome(desk, response, { status: 429, text: 'TOO_MANY_REQUEST' });
    case 'html':
      return sendOutcome(desk, response, { status: 200, html: '<!doctype html><title>Maintenance</title>' });
    case 'malformedJson': {
      const { type, body } = writeOutcome(outcome, desk.now());
      return sendBody(response, outcome.status, type, body.slice(0, -10));
    }
    default:
      return sendOutcome(desk, response, outcome);
  }
}

export function sendOutcome(desk: Desk, response: ServerResponse, outcome: Outcome): void {
  const { type, body } = writeOutcome(outcome, desk.now());
  sendBody(response, outcome.status, type, body);
}

function sendBody(response: ServerResponse, status: number, type: string, body: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}
