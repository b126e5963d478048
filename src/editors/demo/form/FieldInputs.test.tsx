/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { date, longText, markdown, number, object, text, url } from '../../../content/fields/declare';
import { label, matchLabel } from '../../../testing/label';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { Form, form, showFields } from '../../testing/showFields';
import { MediaProvider } from '../media/MediaProvider';

const described = ['Champ', 'Ce qu’il faut écrire.'] as const;

it.each([
  ['text', text(...described), 'textbox', 'Bonjour', 'Bonjour'],
  ['longText', longText(...described), 'textbox', 'Une{Enter}Deux', 'Une\nDeux'],
  ['url', url(...described), 'textbox', 'https://a.org', 'https://a.org'],
  ['number', number(...described), 'textbox', '42', 42],
] as const)('a field of kind %s has an input', async (_, one, role, keys, value) => {
  showFields({ one });
  const input = screen.getByRole(role, { name: 'Champ (français)\u00a0*' });
  expect(input).toHaveAccessibleDescription('Ce qu’il faut écrire.');
  expect(input).toBeRequired();
  await userEvent.type(input, keys);
  expect(form.typed).toEqual({ fr: { one: value }, en: {} });
});

it('symbols that look like letters are stored as letters, typed or pasted', async () => {
  showFields({ one: markdown(...described) });
  const input = screen.getByRole('textbox', { name: 'Champ (français)\u00a0*' });
  await userEvent.click(input);
  await userEvent.paste('𝗠𝗲𝗿𝗰𝗶 ²');
  await userEvent.keyboard('Ⓐ');
  expect(form.typed.fr).toEqual({ one: 'Merci ²A' });
});

it('the French text above an English field keeps its lines, without the stars of bold words', () => {
  showFields({ one: markdown(...described) }, { fr: { one: '**Un** puits\n- une pompe' }, en: {} });
  const original = screen.getByText((_, element) => element?.textContent === 'Un puits\n- une pompe');
  expect(original).toHaveStyle({ whiteSpace: 'pre-line' });
});

it('a phone shows the keyboard that suits a field', () => {
  showFields({ one: text(...described, { contact: 'tel' }), two: number(...described) });
  const inputs = screen.getAllByRole('textbox', { name: 'Champ (français)\u00a0*' });
  expect(inputs.map((input) => input.inputMode)).toEqual(['tel', 'numeric']);
});

it('the field of a phone number shows what its link calls, where the country code is missing', async () => {
  showFields({ one: text(...described, { contact: 'tel' }) });
  const input = screen.getByRole('textbox', { name: 'Champ (français)\u00a0*' });
  await userEvent.type(input, '699 11 22 33');
  expect(input).toHaveAccessibleDescription(/\+237 699 11 22 33/);
  await userEvent.clear(input);
  await userEvent.type(input, '+237 699 11 22 33');
  expect(input).not.toHaveAccessibleDescription(/699/);
});

it('a date is hinted, shown and typed as French writes it, and stays as typed until its input is left', async () => {
  showFields({ one: date(...described, { partial: true }) }, { fr: { one: '2026-11' } });
  const input = screen.getByRole('textbox', { name: 'Champ (français)\u00a0*' });
  expect(input).toHaveAccessibleDescription(expect.stringMatching(label('editor.edit.partialDates')));
  expect(input).toHaveValue('11/2026');
  await userEvent.clear(input);
  await userEvent.type(input, '1.3.2026');
  expect(input).toHaveValue('1.3.2026');
  await userEvent.tab();
  expect(input).toHaveValue('01/03/2026');
  expect(form.typed.fr).toEqual({ one: '2026-03-01' });
});

it('a URL stays as typed until its input is left, and is stored with its https://', async () => {
  showFields({ one: url(...described) });
  const input = screen.getByRole('textbox', { name: 'Champ (français)\u00a0*' });
  await userEvent.type(input, 'www.example.org');
  expect(input).toHaveValue('www.example.org');
  expect(form.typed.fr).toEqual({ one: 'https://www.example.org' });
  await userEvent.tab();
  expect(input).toHaveValue('https://www.example.org');
});

it('a select shows option labels and stores option values', async () => {
  const options = { options: ['active', 'done'], optionNames: { active: 'En cours' } };
  showFields({ one: text(...described, { ...options, shared: true }) });
  const choice = screen.getByRole('combobox', { name: `Champ (${label('editor.edit.shared')})\u00a0*` });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([label('editor.edit.emptyChoice'), 'En cours', 'done']);
  await userEvent.selectOptions(choice, 'En cours');
  expect(form.typed.fr).toEqual({ one: 'active' });
});

it('a translated field requires French only, and shows it once, outside the English input', async () => {
  showFields({ one: text(...described) }, { fr: { one: 'Bonjour' }, en: {} });
  const english = screen.getByLabelText('Champ (anglais)');
  expect(english).not.toBeRequired();
  expect(english).not.toHaveAttribute('placeholder');
  expect(screen.getAllByText('Bonjour', { selector: 'p' })).toHaveLength(1);
  await userEvent.type(english, 'Hello');
  expect(form.typed).toEqual({ fr: { one: 'Bonjour' }, en: { one: 'Hello' } });
});

it('an optional field is not marked as required', () => {
  showFields({ one: text(...described, { optional: true }) });
  expect(screen.getByLabelText('Champ (français)')).not.toBeRequired();
});

it('a text that is too long says so as it is typed', async () => {
  showFields({ one: text(...described, { max: 10 }) });
  const input = screen.getByLabelText('Champ (français) *');
  await userEvent.type(input, '1234567890');
  expect(input).toBeValid();
  await userEvent.type(input, '1');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(
    `${label('editor.problem.tooLong', { length: 11, max: 10 })} Ce qu’il faut écrire.`,
  );
});

describe('a translation', () => {
  const fields = { one: text(...described) };

  it('that is missing is noted', () => {
    showFields(fields, { fr: { one: 'Une phrase' }, en: {} });
    const english = screen.getByLabelText('Champ (anglais)');
    expect(english).toHaveAccessibleDescription(label('editor.note.missing', { language: 'anglais' }));
  });

  it('is noted once the French has changed', async () => {
    const stale = matchLabel('editor.note.stale', { language: 'anglais' });
    showFields(fields, { fr: { one: 'Un' }, en: { one: 'One' } });
    expect(screen.queryByText(stale)).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Champ (français) *'), ' et demi');
    expect(screen.getByText(stale)).toBeVisible();
  });
});

it.each([
  [40, 'TEXTAREA'],
  [32, 'INPUT'],
])('the input of a text of up to %i characters is a %s, so that a phone shows all of it', (max, name) => {
  showFields({ one: text(...described, { max }) });
  expect(screen.getByLabelText('Champ (français) *').tagName).toBe(name);
});

it('a text field stores one line even when its input wraps', async () => {
  showFields({ one: text(...described, { max: 120 }) });
  await userEvent.type(screen.getByLabelText('Champ (français) *'), 'un{Enter}deux');
  expect(form.typed.fr).toEqual({ one: 'un deux' });
});

it('a hint has no-break spaces before French punctuation', () => {
  showFields({ one: text('Champ', 'Par exemple : 500+.') });
  expect(screen.getByText(/^Par exemple/).textContent).toBe('Par exemple\u00a0: 500+.');
});

it('a text that names facts of the site says what the site shows in their place', () => {
  const content = { site: { phone: '+237 600 00 00 00' }, descriptions: {}, shownElsewhere: [] };
  renderInLanguage(
    <MediaProvider documentKey="contact" content={content} photos={[]} pictures={{}} media={{}}>
      <Form fields={{ one: text(...described) }} start={{ one: { fr: 'Appelez le {phone}.' } }} />
    </MediaProvider>,
  );
  expect(screen.getByLabelText(/français/)).toHaveAccessibleDescription(
    `Ce qu’il faut écrire. ${label('editor.edit.replaced', { values: '{phone} = +237 600 00 00 00' })}`,
  );
});

it('an object field is a group with its label', async () => {
  showFields({ card: object('Carte', 'Une carte.', { one: text(...described) }) });
  const group = screen.getByRole('group', { name: 'Carte' });
  await userEvent.type(within(group).getByLabelText('Champ (anglais)'), 'x');
  expect(form.typed.en).toEqual({ card: { one: 'x' } });
});

it('only the first of several groups is open, and a folded one says what is to be reviewed inside', () => {
  const fields = { one: text(...described) };
  showFields(
    { a: object('Un', '', fields), b: object('Deux', '', fields) },
    { fr: { a: { one: 'un' }, b: { one: 'deux' } }, en: { a: { one: 'one' } } },
    { 'fr.b.one': 'Ce champ est obligatoire.' },
  );
  const [first, second] = ['Un', 'Deux'].map((name) => screen.getByRole('group', { name })) as [
    HTMLElement,
    HTMLElement,
  ];
  expect(first).toHaveAttribute('open');
  expect(second).not.toHaveAttribute('open');
  expect(first.querySelector('summary')).toHaveTextContent(/^Un$/);
  expect(second.querySelector('summary')).toHaveTextContent(matchLabel('editor.review.problem'));
  expect(second.querySelector('summary')).toHaveTextContent(label('editor.review.missing'));
});
