/** The words of the hosted page, in the language of the payment. */
export const hostedLabels = {
  fr: {
    banner: 'Simulateur de paiement — aucun argent réel',
    decisions: {
      accept: 'Accepter le paiement',
      refuse: 'Refuser le paiement',
      cancel: 'Annuler',
      pending: 'Laisser en attente',
    },
    goBack: 'Retourner sur le site',
  },
  en: {
    banner: 'Payment simulator — no real money',
    decisions: {
      accept: 'Accept the payment',
      refuse: 'Refuse the payment',
      cancel: 'Cancel',
      pending: 'Leave pending',
    },
    goBack: 'Return to the site',
  },
};
