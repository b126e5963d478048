import { Hono } from 'hono';
import { writeControlPage } from './controlPage';
import { type EmulatorState, type Env, resetEmulator } from './emulatorState';
import { faultDetails, faultPlaces, SettingsError, switchNames } from './settings';

/**
 * `/control`, for tests: GET reads the state, PUT changes faults and switches, DELETE resets; each answers the state.
 * `/` does the same for people.
 */
export function serveControl(emulator: EmulatorState): Hono<Env> {
  return new Hono<Env>()
    .get('/control', (context) => context.json(describe(emulator)))
    .put(async (context) => {
      const problem = update(emulator, await context.req.json().catch(() => undefined));
      return problem ? context.json({ error: problem }, 400) : context.json(describe(emulator));
    })
    .delete((context) => {
      resetEmulator(emulator);
      return context.json(describe(emulator));
    })
    .get('/', (context) => context.html(writeControlPage(emulator)))
    .post(async (context) => {
      const problem = update(emulator, readControlForm(new URLSearchParams(await context.req.text())));
      // Redirect after POST, so that reloading the page does not submit the form again.
      return problem ? context.html(writeControlPage(emulator, problem), 400) : context.redirect('/', 303);
    })
    .post('/reset', (context) => {
      resetEmulator(emulator);
      return context.redirect('/', 303);
    });
}

/** @returns why the update is invalid; an invalid update changes nothing */
function update({ records }: EmulatorState, value: unknown): string | undefined {
  try {
    records.settings.update(value);
    return undefined;
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
}

function describe({ url, records: { settings, payments, received, sent } }: EmulatorState) {
  return {
    url,
    faults: Object.fromEntries(faultPlaces.map((place) => [place, settings.peek(place) ?? null])),
    switches: settings.switches,
    payments: payments.list(),
    received,
    sent,
  };
}

/** Converts the control page's form to the body of a PUT, so that both are validated by the same rules. */
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
