import { Hono } from 'hono';
import { html } from 'hono/html';
import { parseJson } from './apiAnswer';
import { type EmulatorState, type Env, resetEmulator } from './emulatorState';
import { type Page, writePage } from './page';
import { type Call, type Choices, calls, type SettingsUpdate } from './settings';

/**
 * `/control`, for tests: GET reads the state, PUT takes a SettingsUpdate, DELETE resets; each answers the state. `/` is
 * a page for people whose buttons send the same updates.
 */
export function serveControl(emulator: EmulatorState): Hono<Env> {
  return new Hono<Env>()
    .get('/control', (context) => context.json(describe(emulator)))
    .put(async (context) => {
      const update = parseJson(await context.req.text());
      if (typeof update !== 'object' || update === null) return context.json({ error: 'The body is not JSON.' }, 400);
      const wrong = emulator.records.settings.update(update);
      return wrong ? context.json({ error: `There is no "${wrong}".` }, 400) : context.json(describe(emulator));
    })
    .delete((context) => {
      resetEmulator(emulator);
      return context.json(describe(emulator));
    })
    .get('/', (context) => context.html(writeControlPage(emulator)))
    .post(async (context) => {
      const update = new URLSearchParams(await context.req.text()).get('update');
      if (update) emulator.records.settings.update(JSON.parse(update));
      else resetEmulator(emulator);
      // Redirect after POST, so that reloading the page does not submit the form again.
      return context.redirect('/', 303);
    });
}

function describe({ url, records: { settings, ...records } }: EmulatorState) {
  return { url, faults: settings.faults, switches: settings.switches, ...records };
}

const headings: Record<Call, string> = {
  init: 'The payment call…',
  check: 'The check call…',
  notify: 'The provider, after a decision,…',
};

/** For developers, hence in English only. */
function writeControlPage(emulator: EmulatorState): Page {
  const { faults, switches, payments } = describe(emulator);
  const { choices } = emulator.records.settings;
  const refused = faults.check?.kind === 'refused' && faults.check.value;
  /** A button for each name that all, and then each provider, have in a list. */
  const writeButtons = (
    list: (one: Choices) => Readonly<Record<string, string>> | undefined,
    write: (name: string, doc: string) => Page,
  ) =>
    choices.map((one) =>
      Object.entries(list(one) ?? {}).map(([name, doc]) => write(name, one.id ? `${doc} (${one.id})` : doc)),
    );
  const body = html`<form method="post" action="/">
${calls.map(
  (call) => html`<h2>${headings[call]}</h2>
${writeButton({ [call]: null }, 'does what it should', !faults[call])}
${writeButtons(
  (one) => one.faults?.[call],
  (kind, doc) => writeButton({ [call]: { kind } }, doc, faults[call]?.kind === kind),
)}`,
)}
<h2>The check call refuses with the code…</h2>
${writeButtons(
  (one) => one.refusalCodes,
  (code, message) => writeButton({ check: { kind: 'refused', value: code } }, `${code} ${message}`, refused === code),
)}
<h2>Open questions: the provider…</h2>
${writeButtons(
  (one) => one.switches,
  (name, doc) => writeButton({ switches: { [name]: !switches[name] } }, doc, switches[name] === true),
)}
<h2>All of this</h2>
<button class="short">Reset, payments too</button>
</form>
<h2>Payments</h2>
<ul>${payments.map(({ token, transactionId, state }) => html`<li><a href="/payment/${token}">${transactionId}</a>: ${state}</li>`)}</ul>
<h2>State, as GET /control answers it</h2>
<pre>${JSON.stringify(describe(emulator), null, 2)}</pre>`;
  return writePage({ language: 'en', title: 'Control', body });
}

function writeButton(update: SettingsUpdate, text: string, isOn: boolean): Page {
  return html`<button class="short" name="update" value="${JSON.stringify(update)}" aria-pressed="${String(isOn)}">${text}</button>
`;
}
