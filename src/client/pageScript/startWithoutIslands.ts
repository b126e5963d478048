import type {} from '../../shared/browser/queuedElements';
import { enhancePage } from './enhancePage';
import { registerServiceWorker } from './registerServiceWorker';

enhancePage();
// A page without a form replays nothing.
window.queuedElements = undefined;
performance.mark('ready');
void registerServiceWorker();
