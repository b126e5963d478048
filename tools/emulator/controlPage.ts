import { html } from 'hono/html';
import { emulatorCredentials } from './credentials';
import type { EmulatorState } from './emulatorState';
import { type Page, writePage } from './page';
import { type FaultPlace, faultDetails, faultKinds, faultPlaces, switchDocs, switchNames } from './settings';

const headings: Record<FaultPlace, string> = {
  init: 'The payment call…',
  check: 'The check call…',
  notify: 'The notifications…',
};

/** `GET /`: the settings, the payments and the logged calls. For developers, hence in English only. */
export function writeControlPage({ url, records }: EmulatorState, problem?: string): Page {
  const { settings, payments, received, sent } = records;
  const { apiKey, siteId, secretKey } = emulatorCredentials;
  const switches = switchNames.map((name) => {
    const checked = settings.switches[name] && html` checked`;
    return html`<label class="choice"><input type="checkbox" name="switches.${name}"${checked}>${switchDocs[name]}</label>`;
  });
  const listed = payments
    .list()
    .map(
      ({ token, transactionId, amount, currency, state }) =>
        html`<li><a href="/payment/${token}">${transactionId}</a>: ${amount} ${currency}, ${state}</li>`,
    );
  const body = html`${problem && html`<p role="alert">${problem}</p>`}
<dl>
<dt>Payment call</dt><dd>${url}/v2/payment</dd>
<dt>API key</dt><dd>${apiKey}</dd>
<dt>Site id</dt><dd>${siteId}</dd>
<dt>Secret key</dt><dd>${secretKey}</dd>
</dl>
<form method="post" action="/">
${faultPlaces.map((place) => writeFault(records, place))}
<fieldset><legend>Open questions</legend>
${switches}
</fieldset>
<button class="first">Apply</button>
</form>
<form method="post" action="/reset"><button>Reset everything, payments too</button></form>
<h2>Payments</h2>
<ul>${listed}</ul>
<h2>Calls received</h2>
${writeLog(received)}
<h2>Calls made</h2>
${writeLog(sent)}`;
  return writePage({ language: 'en', title: 'Control', body });
}

function writeFault({ settings }: EmulatorState['records'], place: FaultPlace): Page {
  const chosen = settings.peek(place);
  const kinds = Object.entries(faultKinds[place]).map(
    ([kind, doc]) => html`<option value="${kind}"${chosen?.kind === kind && html` selected`}>${doc}</option>`,
  );
  const details = Object.entries(faultDetails)
    .filter(([, { places }]) => places.includes(place))
    .map(([name, { label }]) => {
      const value = chosen?.[name as keyof typeof faultDetails];
      return html`<label class="field">${label}<input name="${place}.${name}" value="${value}"></label>`;
    });
  return html`<fieldset><legend>${headings[place]}</legend>
<label class="field">Fault<select name="${place}.kind"><option value="">none</option>
${kinds}
</select></label>
${details}
</fieldset>`;
}

/** The ten latest calls, newest first. */
function writeLog(calls: object[]): Page {
  const latest = calls.slice(-10).reverse();
  return latest.length > 0
    ? html`<ul>${latest.map((call) => html`<li><pre>${JSON.stringify(call, null, 2)}</pre></li>`)}</ul>`
    : html`<p>None.</p>`;
}
