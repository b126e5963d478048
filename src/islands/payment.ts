import { PaymentReturn } from '../sections/PaymentReturn';
import { startIslands } from './startIslands';

startIslands({ payment: PaymentReturn });
