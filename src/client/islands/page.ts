import type {} from '../../shared/browser/queuedEvents';
import { enhancePage } from '../enhancePage';
import { finishStart } from '../finishStart';

enhancePage();
// A page without a form replays nothing.
window.queued = undefined;
void finishStart();
