import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerPreflight, receiveCall } from './apiCall';
import { sendOutcome } from './breakAnswer';
import { answerCheck } from './checkCall';
import { answerControl } from './control';
import { resetByForm, showControlPage, takeControlForm } from './controlForm';
import type { Desk } from './desk';
import { showPayment, takeDecision } from './hosted';
import { answerInit } from './initCall';
import { readBody } from './readBody';

type Visit = { desk: Desk; request: IncomingMessage; response: ServerResponse; body: string; token: string };

type Answer = (visit: Visit) => void | Promise<void>;

const routes: { path: RegExp; methods: Record<string, Answer> }[] = [
  {
    path: /^\/v2\/payment$/,
    methods: { OPTIONS: answerPreflight, POST: (visit) => answerInit(visit.desk, receiveCall(visit), visit.response) },
  },
  {
    path: /^\/v2\/payment\/check$/,
    methods: { OPTIONS: answerPreflight, POST: (visit) => answerCheck(visit.desk, receiveCall(visit), visit.response) },
  },
  { path: /^\/payment\/([0-9a-f]+)$/, methods: { GET: showPayment, POST: takeDecision } },
  { path: /^\/$/, methods: { GET: showControlPage, POST: takeControlForm } },
  { path: /^\/reset$/, methods: { POST: resetByForm } },
  { path: /^\/control$/, methods: { GET: answerControl, PUT: answerControl, DELETE: answerControl } },
];

/** Gives each request to the part of the emulator whose address it is. */
export async function answerRequest(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  if (body === undefined) return sendOutcome(desk, response, { status: 413, text: 'This body is too long.' });

  const path = request.url?.split('?')[0] ?? '';
  const route = routes.find((one) => one.path.test(path));
  if (!route) return sendOutcome(desk, response, { status: 404, text: 'Nothing is here.' });

  const answer = route.methods[request.method === 'HEAD' ? 'GET' : String(request.method)];
  if (answer) return answer({ desk, request, response, body, token: route.path.exec(path)?.[1] ?? '' });
  response.setHeader('Allow', Object.keys(route.methods).join(', '));
  sendOutcome(desk, response, { status: 405, text: 'This address does not take that method.' });
}
