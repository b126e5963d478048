import type { Provider } from '../../src/donation/providers/provider';
import type { Channel, CustomerField } from '../../src/donation/rules/donation';
import type { Finding } from './finding';

/** `field`: of the donor's details. Where the provider does not ask for it, or lacks the channel, nobody need answer. */
type Question = Finding & { field?: CustomerField; channel?: Channel };

/** Questions for the association. Delete one once its answer is in the content. */
export function listQuestions({ name, client }: Pick<Provider, 'name' | 'client'>): readonly Question[] {
  const asked = Object.values(client.fieldsOf).flatMap(({ all }) => all);
  return writeQuestions(name).filter(
    ({ field, channel }) => (!field || asked.includes(field)) && (!channel || client.channels.includes(channel)),
  );
}

const writeQuestions = (provider: string): Question[] => [
  {
    what: '1,000+ people are reached; the page explains 500+ and 50: who are the others?',
    todo: 'Say it in impact.description of content/home/about.json.',
  },
  {
    what: 'Does a donation support every project, whichever button led to the form?',
    todo: 'If so, add “Votre don soutient toutes nos actions.” to subtitle of content/home/donation.json.',
  },
  {
    what: 'Does the association report on its work, as values.description says?',
    todo: 'If not, change it in content/home/about.json.',
  },
  {
    what: 'What happens on White Sunday, and what does a beneficiary receive?',
    todo: 'Add a sentence to content/activities/dimanche-blanc.*.md.',
  },
  {
    what: 'Why does a child need a birth certificate: to enter the primary school examination?',
    todo: 'Add a sentence to content/activities/actes-de-naissance.*.md.',
  },
  {
    what: 'The campaign is completed, its date reads “Depuis mai 2025”: may it read “Lancée en mai 2025”?',
    todo: 'If so, change date in content/activities/actes-de-naissance.*.md.',
  },
  {
    field: 'customer_id',
    what: 'Does the association give donors a number?',
    todo: 'If not, say in customer.customer_id of content/home/donation.json what to enter.',
  },
  {
    channel: 'CREDIT_CARD',
    what: 'The poster says “carte bancaire”: may the card tab say so too, in place of “Carte de Crédit”?',
    todo: 'If so, change creditCard in content/home/donation.json.',
  },
  {
    what: `May the two errors that name the provider spell it as it does, “${provider}”?`,
    todo: 'If so, change error.refused.title and error.network.message in content/labels, or in labels.ts of its folder.',
  },
  {
    what: `Which operators and cards has ${provider} enabled for this account?`,
    todo: 'Let lead and steps of content/poster.json name these only.',
  },
  {
    what: `What are the smallest and the largest donation that ${provider} takes for this account?`,
    todo: 'Let suggestedAmounts of content/home/donation.json keep to them.',
  },
  {
    field: 'customer_state',
    what: `Which state and postcode does ${provider} expect for a card holder in Cameroon?`,
    todo: 'Correct donation.hint.state and donation.hint.zipCode in content/labels.',
  },
  {
    what: 'The French 404 page shows “Oops! Page not found”, as specified: may it say this in French?',
    todo: 'If so, change notFound.original in content/labels/fr/common.json.',
  },
  {
    what: '“Informations client manquantes”: will a donor understand that their own details are meant?',
    todo: 'If not, change error.customer.title in content/labels/fr/common.json.',
  },
  {
    what: 'A campaign is “Actif” or “Terminé”: may the badge agree with the word, “Active”, “Terminée”?',
    todo: 'If so, change status.active and status.completed in content/labels/fr/common.json.',
  },
  {
    what: `${provider}’s page calls each donation “Don au projet”: to which project?`,
    todo: 'If another text is wanted, agree on it with the one in content/home/donation.json; a developer changes what is sent.',
  },
  {
    what: 'Did the fifty pupils receive their birth certificates?',
    todo: 'Say so, or say how many, in content/activities/actes-de-naissance.*.md.',
  },
  {
    what: 'Who pays the operator’s fees, the donor or the association?',
    todo: `Ask ${provider}, then say it in paymentInfo of content/home/donation.json.`,
  },
  {
    what: 'Does a public appeal for money need an authorisation, as law 83/002 is said to ask? A question for a jurist.',
    todo: 'Name the authorisation in registration of content/site.json.',
  },
  {
    what: 'What must a legal notice and a page on personal data say (law 2024/017; a photo is personal data)? For a jurist.',
    todo: 'Bring the texts: the site has no page for them, and content/home no file.',
  },
];
