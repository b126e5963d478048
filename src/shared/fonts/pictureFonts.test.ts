import { fitText } from './pictureFonts';

const bricolage = /^Bricolage/;
const noto = /^Noto/;

it.each([
  ['Fête « d’été » à 50 €', 'Fête « d’été » à 50 €', '', bricolage],
  ['Ɓamɓe e Ɗowtaare à Ŋgaoundéré', 'Ɓamɓe e Ɗowtaare à Ŋgaoundéré', '', noto],
  ['Ɛwɔ́ndɔ̀, Ǝlə̂, ʉ̄, ɨ̌, Ɔ̧, ƴ, ʼ', 'Ɛwɔ́ndɔ̀, Ǝlə̂, ʉ̄, ɨ̌, Ɔ̧, ƴ, ʼ', '', noto],
  ['e\u0301te\u0301', 'été', '', bricolage],
  // No precomposed letter, but its parts.
  ['M\u1ead', 'Ma\u0323\u0302', '', noto],
  ['Merci 🎉 Dimanche', 'Merci Dimanche', '🎉', bricolage],
  ['L’équipe 👩🏽‍🏫', 'L’équipe', '👩🏽‍🏫', bricolage],
  ['Mer\u200bci\ufe0f', 'Merci', '', bricolage],
  ['活动', '', '活动', bricolage],
])('fitText finds for %j what to show, what is missing, and the font', (text, shown, missing, name) => {
  expect(fitText(text)).toEqual({
    shown,
    missing,
    font: expect.objectContaining({ name: expect.stringMatching(name) }),
  });
});
