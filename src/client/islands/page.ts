import { enhancePage } from '../enhancePage';
import { finishStart } from '../finishStart';

enhancePage();
// Replays the clicks that were queued before this script loaded.
const { pressed = [] } = window;
window.pressed = undefined;
for (const element of new Set(pressed)) {
  element.ariaBusy = null;
  element.click();
}
void finishStart();
