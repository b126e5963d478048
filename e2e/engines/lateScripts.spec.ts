import { hostedLabels } from '../../tools/emulator/hostedLabels';
import { albumWithMostPhotos, sites } from '../content';
import { errorTexts, payText } from '../donation/form';
import { expect, test } from './fixtures';

const texts = sites.fr.home.sections.donation;
const { slug, album } = albumWithMostPhotos.fr;

test('what is typed and pressed before the scripts arrive is done once they have', { tag: '@old' }, async ({
  visitor,
  line,
}) => {
  line.delayScripts(2000);
  await visitor.open('/#donation');
  await visitor.fill(texts.amount, '1000');
  await visitor.press('button', payText());
  await visitor.see('button', hostedLabels.fr.decisions.accept);
});

test('Donate, pressed on an empty form before the scripts arrive, says what is missing', async ({ visitor, line }) => {
  line.delayScripts(1500);
  await visitor.open('/#donation');
  await visitor.press('button', payText());
  await visitor.seeText(errorTexts('amount').title);
  await visitor.seeFocus({ name: texts.amount });
});

// A page that was being left, whose scripts the browser cancels, once reloaded itself instead.
test('a link pressed just as the scripts arrive is followed', async ({ visitor, line }) => {
  for (const delay of [0, 60, 120, 200, 300, 450]) {
    line.delayScripts(delay);
    await visitor.open('/');
    await visitor.pressAtOnce('link', album.name);
    await visitor.arrive(sites.fr.albumPath(slug));
    await visitor.seeText(String(album.media[0]?.caption));
    await expect.poll(() => visitor.run('document.readyState')).toBe('complete');
  }
});
