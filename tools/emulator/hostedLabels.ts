import type { Channel, Decision, PaymentState } from './payments';

type Labels = {
  title: string;
  amount: string;
  description: string;
  reference: string;
  channel: string;
  channels: Record<Channel, string>;
  decisions: Record<Decision, string>;
  states: Record<PaymentState, string>;
  goBack: string;
  closed: string;
  closedDetail: string;
  unknown: string;
  unknownDetail: string;
};

const french: Labels = {
  title: 'Payer',
  amount: 'Montant',
  description: 'Objet',
  reference: 'Référence',
  channel: 'Moyen de paiement',
  channels: { MOBILE_MONEY: 'Mobile Money', CREDIT_CARD: 'Carte bancaire' },
  decisions: {
    accept: 'Accepter le paiement',
    refuse: 'Refuser le paiement',
    cancel: 'Annuler',
    pending: 'Laisser en attente',
    close: 'Fermer sans revenir',
  },
  states: {
    created: 'Paiement à faire',
    pending: 'Paiement en attente',
    accepted: 'Paiement accepté',
    refused: 'Paiement refusé',
    cancelled: 'Paiement annulé',
  },
  goBack: 'Retourner sur le site',
  closed: 'Page fermée',
  closedDetail: 'Le site n’a pas été prévenu de votre retour. Vous pouvez fermer cet onglet.',
  unknown: 'Paiement inconnu',
  unknownDetail: 'Ce paiement n’existe pas, ou le simulateur a été remis à zéro.',
};

const english: Labels = {
  title: 'Pay',
  amount: 'Amount',
  description: 'For',
  reference: 'Reference',
  channel: 'Payment method',
  channels: { MOBILE_MONEY: 'Mobile money', CREDIT_CARD: 'Bank card' },
  decisions: {
    accept: 'Accept the payment',
    refuse: 'Refuse the payment',
    cancel: 'Cancel',
    pending: 'Leave pending',
    close: 'Close without returning',
  },
  states: {
    created: 'Payment to make',
    pending: 'Payment pending',
    accepted: 'Payment accepted',
    refused: 'Payment refused',
    cancelled: 'Payment cancelled',
  },
  goBack: 'Return to the site',
  closed: 'Page closed',
  closedDetail: 'The site was not told that you returned. You can close this tab.',
  unknown: 'Unknown payment',
  unknownDetail: 'This payment does not exist, or the simulator was reset.',
};

export const hostedLabels = { fr: french, en: english };
