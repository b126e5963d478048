import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Asked, readAsked } from './asked';
import { type Desk, keepLast } from './desk';
import { parseJson } from './readBody';

type Call = { desk: Desk; request: IncomingMessage; response: ServerResponse; body: string };

/** Writes a call down, lets any site read its answer, and says what was asked. */
export function receiveCall(call: Call): Asked {
  record(call);
  allowOrigin(call);
  return readAsked(call.request, call.body);
}

/** A browser asks this first, because the body is JSON. */
export function answerPreflight(call: Call): void {
  const { desk, response } = call;
  record(call);
  if (allowOrigin(call)) {
    response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    // Over a connection that has served before, a browser sends the request that was dropped again by itself.
    if (desk.records.faults.peek('init')?.kind === 'dropped') response.setHeader('Connection', 'close');
  } else {
    // The browser stops here, and this was its whole call.
    desk.records.faults.take('init');
  }
  response.statusCode = 204;
  response.end();
}

function allowOrigin({ desk, request, response }: Call): boolean {
  const isInit = !request.url?.startsWith('/v2/payment/check');
  if (isInit && desk.records.faults.peek('init')?.kind === 'corsRefused') return false;
  response.setHeader('Access-Control-Allow-Origin', '*');
  return true;
}

function record({ desk, request, body }: Call): void {
  const { method = '', url = '', headers } = request;
  keepLast(desk.records.received, {
    at: new Date(desk.now()).toISOString(),
    method,
    path: url,
    origin: headers.origin,
    contentType: headers['content-type'],
    body: parseJson(body) ?? body,
  });
}
