import { html } from 'hono/html';
import { hostedWords } from './hostedWords';
import type { Switches } from './orders';
import { type Page, writePage } from './page';
import { type Decision, decisions, type PageLanguage, type Payment } from './payments';

/** The checkout page: what is to be paid, with what, and how this pretended payment shall end. */
export function writeHostedPage(payment: Payment): Page {
  const { language, channels } = payment;
  const words = hostedWords[language];
  const title = payment.state === 'created' ? words.title : words.states[payment.state];
  const possible = channels.length > 0 ? decisions : decisions.filter((one) => one === 'cancel' || one === 'close');
  const body = html`${writeOrder(payment)}
<form method="post" action="/payment/${payment.token}">
${channels.length > 0 ? writeChannels(payment) : html`<p>${words.noChannel}</p>`}
${possible.map((decision) => writeButton(decision, words.decisions[decision]))}
</form>`;
  return writePage({ language, title, body });
}

/** After a decision: brings the payer back, by itself or at a press. */
export function writeReturnPage(payment: Payment, switches: Switches, { byItself }: { byItself: boolean }): Page {
  const { language, state } = payment;
  const words = hostedWords[language];
  const body = html`${writeOrder(payment)}
${writeReturnForm(payment, switches, words.goBack)}
${byItself && html`<script>document.forms[0].submit()</script>`}`;
  return writePage({ language, title: words.states[state], body });
}

export function writeClosedPage({ language }: Payment): Page {
  const words = hostedWords[language];
  return writePage({ language, title: words.closed, body: html`<p>${words.closedDetail}</p>` });
}

/** Whose language is not known: both. */
export function writeUnknownPage(): Page {
  const { fr, en } = hostedWords;
  const body = html`<p>${fr.unknownDetail}</p><p lang="en">${en.unknown}. ${en.unknownDetail}</p>`;
  return writePage({ language: 'fr', title: fr.unknown, body });
}

function writeOrder({ language, amount, currency, description, transactionId }: Payment): Page {
  const words = hostedWords[language];
  return html`<dl>
<dt>${words.amount}</dt><dd>${formatAmount(amount, currency, language)}</dd>
<dt>${words.description}</dt><dd>${description}</dd>
<dt>${words.reference}</dt><dd>${transactionId}</dd>
</dl>`;
}

function writeChannels({ language, channels }: Payment): Page {
  const words = hostedWords[language];
  const choices = channels.map((channel, index) => {
    const checked = index === 0 && html` checked`;
    return html`<label class="choice"><input type="radio" name="channel" value="${channel}"${checked}>${words.channels[channel]}</label>`;
  });
  return html`<fieldset><legend>${words.channel}</legend>
${choices}
</fieldset>`;
}

function writeButton(decision: Decision, text: string): Page {
  const styled = decision === 'accept' && html` class="first"`;
  return html`<button name="decision" value="${decision}"${styled}>${text}</button>
`;
}

/** docs/cinetpay.md 5: a form with the id and the token, posted to return_url, whose own query is kept. */
function writeReturnForm({ returnUrl, transactionId, token }: Payment, switches: Switches, goBack: string): Page {
  const { returnByGet, returnInQuery, returnUnnamed } = switches;
  const address = new URL(returnUrl);
  const named = returnUnnamed ? {} : { transaction_id: transactionId, token };
  if (returnInQuery) for (const [name, value] of Object.entries(named)) address.searchParams.set(name, value);
  // A form that is sent by GET replaces the query of its address.
  const fields = [...(returnByGet ? address.searchParams : []), ...(returnInQuery ? [] : Object.entries(named))];
  return html`<form method="${returnByGet ? 'get' : 'post'}" action="${address.href}">
${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="first">${goBack}</button>
</form>`;
}

function formatAmount(amount: number, currency: string, language: PageLanguage): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}
