import { Hono } from 'hono';
import { writeControlPage } from './controlPage';
import { type Desk, type Env, resetDesk } from './desk';
import { faultDetails, faultPlaces, OrdersError, switchNames } from './orders';

/**
 * `/control`, for tests: GET tells everything, PUT changes faults and switches, DELETE resets; each answers the state.
 * `/` does the same for people.
 */
export function serveControl(desk: Desk): Hono<Env> {
  return new Hono<Env>()
    .get('/control', (visit) => visit.json(describe(desk)))
    .put(async (visit) => {
      const problem = follow(desk, await visit.req.json().catch(() => undefined));
      return problem ? visit.json({ error: problem }, 400) : visit.json(describe(desk));
    })
    .delete((visit) => {
      resetDesk(desk);
      return visit.json(describe(desk));
    })
    .get('/', (visit) => visit.html(writeControlPage(desk)))
    .post(async (visit) => {
      const problem = follow(desk, readControlForm(new URLSearchParams(await visit.req.text())));
      // By another request, so that reloading the page does not send its form again.
      return problem ? visit.html(writeControlPage(desk, problem), 400) : visit.redirect('/', 303);
    })
    .post('/reset', (visit) => {
      resetDesk(desk);
      return visit.redirect('/', 303);
    });
}

/** @returns why the orders cannot be followed; nothing is changed then */
function follow({ records }: Desk, orders: unknown): string | undefined {
  try {
    records.orders.follow(orders);
    return undefined;
  } catch (error) {
    if (error instanceof OrdersError) return error.message;
    throw error;
  }
}

function describe({ url, records: { orders, payments, received, sent } }: Desk) {
  return {
    url,
    faults: Object.fromEntries(faultPlaces.map((place) => [place, orders.peek(place) ?? null])),
    switches: orders.switches,
    payments: payments.list(),
    received,
    sent,
  };
}

/** The control page's form as the orders of a control call, so that both are read by the same rules. */
function readControlForm(form: URLSearchParams): unknown {
  const faults = faultPlaces.map((place) => {
    const details = Object.entries(faultDetails).map(([name, { isNumber }]) => {
      const text = form.get(`${place}.${name}`) || undefined;
      return [name, text && isNumber ? Number(text) : text];
    });
    const kind = form.get(`${place}.kind`);
    return [place, kind ? { kind, ...Object.fromEntries(details) } : null];
  });
  const switches = switchNames.map((name) => [name, form.has(`switches.${name}`)]);
  return { ...Object.fromEntries(faults), switches: Object.fromEntries(switches) };
}
