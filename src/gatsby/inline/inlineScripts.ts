import { timeZone } from '../../country';
import { findProvider } from '../../donation/providers/server/registry';
import { compileScript } from './compileScript';
import { formatPolicy } from './formatPolicy';

/** The inline scripts of pages, and the policy of public pages. */
export type InlineScripts = ReturnType<typeof compileInlineScripts>;

export function compileInlineScripts() {
  // Any day will do: no country of the CFA franc changes its clocks.
  const day = Date.UTC(2026, 0);
  const clockOffset = Date.parse(`${new Date(day).toLocaleString('sv', { timeZone })}Z`) - day;
  const scripts = {
    dataSaver: compileScript('inline/dataSaver.ts'),
    notice: compileScript('inline/notice.ts', { clockOffset }),
    loader: compileScript('inline/scriptLoader.ts'),
  };
  const provider = findProvider(process.env);
  const settings = provider.readSettings(process.env);
  const connects = settings && provider.paymentsStartIn === 'browser' ? [new URL(settings.url).origin] : [];
  return { ...scripts, policy: formatPolicy({ scripts: Object.values(scripts), connects }) };
}
