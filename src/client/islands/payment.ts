import { PaymentReturn } from '../../donation/return/PaymentReturn.island';
import { startIslands } from './startIslands';

startIslands({ payment: PaymentReturn });
