/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { focusField } from '../../../content/fields/declare';
import { label } from '../../../testing/label';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { FormContext } from './formState';
import { ScalarInput } from './ScalarInput';

const picture = { kind: 'media', accept: ['photo'], label: 'Image', hint: '' } as const;

function show(entry: { picture?: string; pictureFocus?: string }) {
  const onChange = jest.fn();
  const form = { entry, problems: new Map(), notes: new Map(), uploads: [], onChange, announce: () => {} };
  renderInLanguage(
    <FormContext value={form}>
      <ScalarInput
        field={focusField}
        siblings={{ picture, pictureFocus: focusField }}
        language="fr"
        path={['pictureFocus']}
      />
    </FormContext>,
  );
  return () => onChange.mock.calls.map(([edit]) => edit(entry).pictureFocus);
}

const src = 'https://images.unsplash.com/photo-1';

it('a press on the picture puts its centre there', () => {
  const written = show({ picture: src });
  const stage = screen.getByRole('button', { name: label('admin.focus.place') });
  stage.getBoundingClientRect = () => ({ left: 10, top: 20, width: 200, height: 100 }) as DOMRect;
  fireEvent.click(stage, { clientX: 60, clientY: 90, detail: 1 });
  fireEvent.click(stage, { clientX: 500, clientY: 0, detail: 1 });
  // A click by keyboard.
  fireEvent.click(stage, { detail: 0 });
  expect(written()).toEqual(['25% 70%', '100% 0%']);
});

it('the sliders move it by keyboard, and the middle is no value', () => {
  const written = show({ picture: src, pictureFocus: '30% 50%' });
  fireEvent.change(screen.getByLabelText(label('admin.focus.top')), { target: { value: '10' } });
  fireEvent.change(screen.getByLabelText(label('admin.focus.left')), { target: { value: '50' } });
  expect(written()).toEqual(['30% 10%', '']);
});

it('without a picture there is nothing to centre', () => {
  show({});
  expect(screen.queryByRole('group')).toBeNull();
});
