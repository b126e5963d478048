import { type Decision, decisions } from './decide';
import { hostedWords } from './hostedWords';
import { type Html, html } from './html';
import { writePage } from './page';
import type { PageLanguage, Payment } from './payments';

/** The checkout page: what is to be paid, with what, and how this pretended payment shall end. */
export function writeHostedPage(payment: Payment): string {
  const { language, channels } = payment;
  const words = hostedWords[language];
  const title = payment.state === 'created' ? words.title : words.states[payment.state];
  const possible = channels.length > 0 ? decisions : decisions.filter((one) => one === 'cancel' || one === 'close');
  return writePage({
    language,
    title,
    body: html`${writeOrder(payment)}
<form method="post" action="/payment/${payment.token}">
${channels.length > 0 ? writeChannels(payment) : html`<p>${words.noChannel}</p>`}
${possible.map((decision) => writeButton(decision, words.decisions[decision]))}
</form>`,
  });
}

type Return = { byGet: boolean; byItself: boolean };

/** After a decision: brings the payer back, by itself or at a press. */
export function writeReturnPage(payment: Payment, { byGet, byItself }: Return): string {
  const words = hostedWords[payment.language];
  return writePage({
    language: payment.language,
    title: words.states[payment.state],
    body: html`${writeOrder(payment)}
${writeReturnForm(payment, byGet, words.goBack)}
${byItself && html`<script>document.forms[0].submit()</script>`}`,
  });
}

export function writeClosedPage({ language }: Payment): string {
  const words = hostedWords[language];
  return writePage({ language, title: words.closed, body: html`<p>${words.closedDetail}</p>` });
}

/** Whose language is not known: both. */
export function writeUnknownPage(): string {
  const { fr, en } = hostedWords;
  return writePage({
    language: 'fr',
    title: fr.unknown,
    body: html`<p>${fr.unknownDetail}</p><p lang="en">${en.unknown}. ${en.unknownDetail}</p>`,
  });
}

function writeOrder({ language, amount, currency, description, transactionId }: Payment): Html {
  const words = hostedWords[language];
  return html`<dl>
<dt>${words.amount}</dt><dd>${formatAmount(amount, currency, language)}</dd>
<dt>${words.description}</dt><dd>${description}</dd>
<dt>${words.reference}</dt><dd>${transactionId}</dd>
</dl>`;
}

function writeChannels({ language, channels }: Payment): Html {
  const words = hostedWords[language];
  return html`<fieldset><legend>${words.channel}</legend>
${channels.map(
  (channel, index) =>
    html`<label class="choice"><input type="radio" name="channel" value="${channel}"${
      index === 0 && html` checked`
    }>${words.channels[channel]}</label>`,
)}
</fieldset>`;
}

function writeButton(decision: Decision, text: string): Html {
  return html`<button name="decision" value="${decision}"${decision === 'accept' && html` class="first"`}>${text}</button>
`;
}

/** CINETPAY.md 5: a form with the id and the token, posted to return_url, whose own query is kept. */
function writeReturnForm({ returnUrl, transactionId, token }: Payment, byGet: boolean, goBack: string): Html {
  const address = new URL(returnUrl);
  // A form that is sent by GET replaces the query of its address.
  const fields = [...(byGet ? address.searchParams : []), ['transaction_id', transactionId], ['token', token]];
  return html`<form method="${byGet ? 'get' : 'post'}" action="${address.href}">
${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="first">${goBack}</button>
</form>`;
}

function formatAmount(amount: number, currency: string, language: PageLanguage): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}
