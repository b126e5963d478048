import { emulatorCredentials } from './credentials';
import type { Desk } from './desk';
import { type FaultPlace, faultKinds, faultPlaces } from './faultKinds';
import { type Html, html } from './html';
import { writePage } from './page';
import { type Switch, switchDocs, switchNames } from './switches';

const headings: Record<FaultPlace, string> = {
  init: 'The payment call…',
  check: 'The check call…',
  notify: 'The notifications…',
};

/** `GET /`: what the emulator is told to do, and what it has seen. For developers, hence in English only. */
export function writeControlPage(desk: Desk, problem?: string): string {
  const { payments, received, sent } = desk.records;
  return writePage({
    language: 'en',
    title: 'Control',
    body: html`${problem && html`<p role="alert">${problem}</p>`}
<dl>
<dt>Payment call</dt><dd>${desk.url}/v2/payment</dd>
<dt>API key</dt><dd>${emulatorCredentials.apiKey}</dd>
<dt>Site id</dt><dd>${emulatorCredentials.siteId}</dd>
<dt>Secret key</dt><dd>${emulatorCredentials.secretKey}</dd>
</dl>
<form method="post" action="/">
${faultPlaces.map((place) => writeFault(desk, place))}
<fieldset><legend>Open questions</legend>
${switchNames.map((name) => writeSwitch(desk, name))}
</fieldset>
<button class="first">Apply</button>
</form>
<form method="post" action="/reset"><button>Reset everything, payments too</button></form>
<h2>Payments</h2>
<ul>${payments
      .list()
      .map(
        ({ token, transactionId, amount, currency, state }) =>
          html`<li><a href="/payment/${token}">${transactionId}</a>: ${amount} ${currency}, ${state}</li>`,
      )}</ul>
<h2>Calls received</h2>
${writeLog(received)}
<h2>Calls made</h2>
${writeLog(sent)}`,
  });
}

function writeFault({ records }: Desk, place: FaultPlace): Html {
  const chosen = records.faults.peek(place);
  const kinds = Object.entries(faultKinds[place]);
  return html`<fieldset><legend>${headings[place]}</legend>
<label class="field">Fault<select name="${place}.kind"><option value="">none</option>
${kinds.map(([kind, doc]) => html`<option value="${kind}"${chosen?.kind === kind && html` selected`}>${doc}</option>`)}
</select></label>
${writeField(`${place}.calls`, 'For how many calls (until reset when empty)', chosen?.calls)}
${'delay' in faultKinds[place] && writeField(`${place}.ms`, 'Delay in ms', chosen?.ms)}
${'wrongAddress' in faultKinds[place] && writeField(`${place}.address`, 'Address', chosen?.address)}
</fieldset>`;
}

function writeField(name: string, label: string, value: string | number | undefined): Html {
  return html`<label class="field">${label}<input name="${name}" value="${value}"></label>`;
}

function writeSwitch({ records }: Desk, name: Switch): Html {
  return html`<label class="choice"><input type="checkbox" name="switches.${name}"${
    records.switches[name] && html` checked`
  }>${switchDocs[name]}</label>`;
}

/** The latest first, and no more than somebody would read. */
function writeLog(calls: object[]): Html {
  const latest = calls.slice(-10).reverse();
  return latest.length > 0
    ? html`<ul>${latest.map((call) => html`<li><pre>${JSON.stringify(call, null, 2)}</pre></li>`)}</ul>`
    : html`<p>None.</p>`;
}
