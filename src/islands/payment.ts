import { PaymentReturn } from '../paymentReturn/PaymentReturn';
import { startIslands } from './startIslands';

startIslands({ payment: PaymentReturn });
