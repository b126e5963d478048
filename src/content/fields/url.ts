import { isWebAddress } from '../parseUrl';
import type { Described, Kind } from './kind';
import { checkText } from './text';

export type UrlField = Described & { kind: 'url' };

export const url = {
  max: 300,
  empty: () => '',
  check(_, value, report) {
    if (checkText(value, report) && !isWebAddress(value)) report('notAddress');
  },
} satisfies Kind<UrlField>;
