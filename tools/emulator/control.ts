import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Desk, resetDesk } from './desk';
import { faultPlaces } from './faultKinds';
import { parseJson } from './readBody';
import { followOrders, OrdersError, readOrders } from './readOrders';

type Visit = { desk: Desk; request: IncomingMessage; response: ServerResponse; body: string };

/** `/control`, for tests: GET tells everything, PUT changes faults and switches, DELETE resets. Each answers the state. */
export function answerControl({ desk, request: { method }, response, body }: Visit): void {
  if (method === 'DELETE') resetDesk(desk);
  const problem = method === 'PUT' ? obey(desk, parseJson(body)) : undefined;
  if (problem) sendJson(response, 400, { error: problem });
  else sendJson(response, 200, describe(desk));
}

/** @returns why the orders cannot be followed; nothing is changed then */
export function obey(desk: Desk, value: unknown): string | undefined {
  try {
    followOrders(desk.records.faults, desk.records.switches, readOrders(value));
    return undefined;
  } catch (error) {
    if (error instanceof OrdersError) return error.message;
    throw error;
  }
}

function describe({ url, records: { faults, switches, payments, received, sent } }: Desk) {
  return {
    url,
    faults: Object.fromEntries(faultPlaces.map((place) => [place, faults.peek(place) ?? null])),
    switches,
    payments: payments.list(),
    received,
    sent,
  };
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(value, null, 2));
}
