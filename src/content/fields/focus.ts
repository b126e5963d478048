import type { Described, Kind } from './kind';

/** The point of a picture that every crop keeps in sight, from its left and its top edge: `50% 30%`. */
export type FocusField = Described & { kind: 'focus' };

export const focus = {
  empty: () => '',
  check(_, value, report) {
    if (typeof value !== 'string' || !/^(\d{1,2}|100)% (\d{1,2}|100)%$/.test(value))
      report('notFocus', { value: String(value) });
  },
} satisfies Kind<FocusField>;

/** The field beside a picture that the site crops. */
export const focusField = {
  kind: 'focus',
  label: 'Centre de l’image',
  hint: 'Le point que le cadre garde quand il coupe l’image, depuis la gauche et le haut : 50% 30%. Vide : le milieu.',
  optional: true,
  shared: true,
} as const satisfies FocusField;

/** The point as fractions of the width and the height. */
export function readFocus(focus: string): [number, number] {
  const [left = 50, top = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10));
  return [left / 100, top / 100];
}
