import { html } from 'hono/html';
import { hostedLabels } from './hostedLabels';
import { type Page, writePage } from './page';
import { type Decision, decisions, type PageLanguage, type Payment } from './payments';
import type { Switches } from './settings';

/** The checkout page: the order, and one button per outcome. */
export function writeHostedPage(payment: Payment): Page {
  const { language } = payment;
  const labels = hostedLabels[language];
  const title = payment.state === 'created' ? labels.title : labels.states[payment.state];
  const body = html`${writeOrder(payment)}
<form method="post" action="/payment/${payment.token}">
${decisions.map((decision) => writeButton(decision, labels.decisions[decision]))}
</form>`;
  return writePage({ language, title, body });
}

/** The page after a decision, whose form returns the payer to the site: submitted by script if `byItself`. */
export function writeReturnPage(payment: Payment, switches: Switches, { byItself }: { byItself: boolean }): Page {
  const { language, state } = payment;
  const labels = hostedLabels[language];
  const body = html`${writeOrder(payment)}
${writeReturnForm(payment, switches, labels.goBack)}
${byItself && html`<script>document.forms[0].submit()</script>`}`;
  return writePage({ language, title: labels.states[state], body });
}

export function writeClosedPage({ language }: Payment): Page {
  const labels = hostedLabels[language];
  return writePage({ language, title: labels.closed, body: html`<p>${labels.closedDetail}</p>` });
}

/** In both languages, because an unknown payment has none. */
export function writeUnknownPage(): Page {
  const { fr, en } = hostedLabels;
  const body = html`<p>${fr.unknownDetail}</p><p lang="en">${en.unknown}. ${en.unknownDetail}</p>`;
  return writePage({ language: 'fr', title: fr.unknown, body });
}

function writeOrder({ language, amount, currency, description, transactionId, channel }: Payment): Page {
  const labels = hostedLabels[language];
  return html`<dl>
<dt>${labels.amount}</dt><dd>${formatAmount(amount, currency, language)}</dd>
<dt>${labels.description}</dt><dd>${description}</dd>
<dt>${labels.reference}</dt><dd>${transactionId}</dd>
<dt>${labels.channel}</dt><dd>${labels.channels[channel]}</dd>
</dl>`;
}

function writeButton(decision: Decision, text: string): Page {
  const styled = decision === 'accept' && html` class="first"`;
  return html`<button name="decision" value="${decision}"${styled}>${text}</button>
`;
}

/** Posts the id and the token to return_url and keeps the query of that URL: docs/cinetpay.md 5. */
function writeReturnForm(payment: Payment, switches: Switches, goBack: string): Page {
  const { returnUrl, transactionId, token, v1, state } = payment;
  if (v1) return writeReturnOfV1(state === 'refused' || state === 'cancelled' ? v1.failedUrl : returnUrl, goBack);
  const { returnByGet, returnInQuery, returnUnnamed } = switches;
  const address = new URL(returnUrl);
  const named = returnUnnamed ? {} : { transaction_id: transactionId, token };
  if (returnInQuery) for (const [name, value] of Object.entries(named)) address.searchParams.set(name, value);
  // A GET form replaces the query of its action, so that query becomes fields.
  const fields = [...(returnByGet ? address.searchParams : []), ...(returnInQuery ? [] : Object.entries(named))];
  return html`<form method="${returnByGet ? 'get' : 'post'}" action="${address.href}">
${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="first">${goBack}</button>
</form>`;
}

/** By GET, with the address's own query alone: docs/cinetpay-v1.md 8. */
function writeReturnOfV1(address: string, goBack: string): Page {
  const fields = [...new URL(address).searchParams];
  return html`<form method="get" action="${address}">
${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="first">${goBack}</button>
</form>`;
}

function formatAmount(amount: number, currency: string, language: PageLanguage): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}
