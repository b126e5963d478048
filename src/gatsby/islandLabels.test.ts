// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the scripts under test contain templates
import { chooseLabels, findLabelNames } from './islandLabels';

it('findLabelNames finds whole keys and the beginnings of templates', () => {
  const script = 'l("share.action");l(`toast.region`);f({name:"return.amount"});l(`error.${e}.title`);l(`card.${k}`)';
  expect(findLabelNames(script)).toEqual(['share.action', 'toast.region', 'return.amount', 'error.*', 'card.*']);
});

it('findLabelNames passes over strings that are no keys', () => {
  expect(findLabelNames('import"/islands-react-1.js";f("click");`var(${n})`;`${a}.b`;"1.5rem 2rem"')).toEqual([]);
});

it('chooseLabels takes plural forms by their key, and beginnings with all that follows', () => {
  const labels = {
    'size.video_one': '1 vidéo',
    'size.video_other': 'vidéos',
    'size.videos': 'x',
    'error.a.title': 'Non',
  };
  expect(Object.keys(chooseLabels(labels, ['size.video', 'error.*']))).toEqual([
    'size.video_one',
    'size.video_other',
    'error.a.title',
  ]);
});
