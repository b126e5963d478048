import { completeWhatsApp } from '../contacts';
import { isWebAddress } from '../parseUrl';
import type { Described, Kind } from './kind';
import { checkText } from './text';

export type UrlField = Described & { kind: 'url' };

export const url = {
  max: 300,
  empty: () => '',
  check(_, value, report) {
    if (!checkText(value, report)) return;
    if (!isWebAddress(value)) report('notAddress');
    else if (!completeWhatsApp(value)) report('notPhone', { value });
  },
} satisfies Kind<UrlField>;
