import { html } from 'hono/html';
import type { ReturnForm } from './emulatedProvider';
import { hostedLabels } from './hostedLabels';
import { type Page, writePage } from './page';
import { type Decision, decisions, type PageLanguage, type Payment } from './payments';

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
export function writeReturnPage(payment: Payment, form: ReturnForm, { byItself }: { byItself: boolean }): Page {
  const { language, state } = payment;
  const labels = hostedLabels[language];
  const body = html`${writeOrder(payment)}
${writeReturnForm(form, labels.goBack)}
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

function writeReturnForm({ method, action, fields }: ReturnForm, goBack: string): Page {
  return html`<form method="${method}" action="${action}">
${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="first">${goBack}</button>
</form>`;
}

function formatAmount(amount: number, currency: string, language: PageLanguage): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}
