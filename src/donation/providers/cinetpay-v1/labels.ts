import { francStep } from '../../../country';
import { formatNumber } from '../../../shared/i18n/formatNumber';
import type { Provider } from '../provider';
import { operatorLimits } from './vocabulary';

const [least, most] = operatorLimits;

// Facts: docs/cinetpay-v1.md, section 3.
export const cinetpayV1Labels = {
  fr: {
    'donation.offers': `De ${formatNumber(least, 'fr')} à ${formatNumber(most, 'fr')} FCFA, par multiples de ${francStep} :`,
    'donation.fieldsUse': '{{provider}} les demande pour Mobile Money. Nous ne les gardons pas.',
    'error.required': 'Ce champ est vide ou incomplet.',
    'error.customer.message': 'Vérifiez votre nom, votre prénom et votre e-mail : {{provider}} les demande.',
  },
  en: {
    'donation.offers': `From ${formatNumber(least, 'en')} to ${formatNumber(most, 'en')} FCFA, in multiples of ${francStep}:`,
    'donation.fieldsUse': '{{provider}} asks for them for Mobile Money. We do not keep them.',
    'error.required': 'This field is blank or incomplete.',
    'error.customer.message': 'Check your last name, first name and email: {{provider}} asks for them.',
  },
} as const satisfies Provider['labels'];
