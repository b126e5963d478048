import type { ServerResponse } from 'node:http';
import { sendOutcome } from './breakAnswer';
import { obey } from './control';
import { writeControlPage } from './controlPage';
import { type Desk, resetDesk } from './desk';
import { faultPlaces } from './faultKinds';
import { switchNames } from './switches';

type Visit = { desk: Desk; response: ServerResponse };

export function showControlPage({ desk, response }: Visit): void {
  sendOutcome(desk, response, { status: 200, html: writeControlPage(desk) });
}

export function takeControlForm({ desk, response, body }: Visit & { body: string }): void {
  const problem = obey(desk, readControlForm(body));
  if (problem) sendOutcome(desk, response, { status: 400, html: writeControlPage(desk, problem) });
  else showAgain(response);
}

export function resetByForm({ desk, response }: Visit): void {
  resetDesk(desk);
  showAgain(response);
}

/** By another request, so that reloading the page does not send its form again. */
function showAgain(response: ServerResponse): void {
  response.statusCode = 303;
  response.setHeader('Location', '/');
  response.end();
}

/** The control page's form as the orders of a control call, so that both are read by the same rules. */
function readControlForm(body: string): unknown {
  const form = new URLSearchParams(body);
  const faults = faultPlaces.map((place) => {
    const kind = form.get(`${place}.kind`);
    const fault = {
      kind,
      calls: readNumber(form.get(`${place}.calls`)),
      ms: readNumber(form.get(`${place}.ms`)),
      address: form.get(`${place}.address`) || undefined,
    };
    return [place, kind ? fault : null];
  });
  const switches = switchNames.map((name) => [name, form.has(`switches.${name}`)]);
  return { ...Object.fromEntries(faults), switches: Object.fromEntries(switches) };
}

function readNumber(text: string | null): number | undefined {
  return text ? Number(text) : undefined;
}
