import type {} from '../../shared/components/queuedEvents';
import { enhancePage } from '../enhancePage';
import { finishStart } from '../finishStart';
import { sharePictures } from '../sharePicture';

enhancePage();
sharePictures();
// Nothing is queued without a form.
window.queued = undefined;
void finishStart();
