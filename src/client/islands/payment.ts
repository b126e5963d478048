import { PaymentReturn } from '../../donation/return/PaymentReturn';
import { startIslands } from './startIslands';

startIslands({ payment: PaymentReturn });
