import { enhancePage } from '../client/enhancePage';
import { finishStart } from '../client/finishStart';

enhancePage();
// Replays the clicks that were queued before this script loaded.
const { pressed = [] } = window;
window.pressed = undefined;
for (const element of new Set(pressed)) {
  element.ariaBusy = null;
  element.click();
}
void finishStart();
