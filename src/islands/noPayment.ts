import { startPage } from '../client/startPage';
import { recallPayment } from '../donation/memory';

// Nobody was sent here with a payment. Only where the device remembers one is there something to hydrate.
if (recallPayment()) import('./payment').catch(startPage);
else startPage();
