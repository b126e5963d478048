import { useLabels } from '../../components/wording';
import { formatMegabytes } from '../../content/cost';
import { defaultLanguage } from '../../i18n/languages';

/** Says how much lighter a photo became, if it did: « 4,2 Mo → 280 Ko ». */
export function useWeight(): (before: number, after: number) => string | undefined {
  const label = useLabels();
  const format = (bytes: number) =>
    bytes < 1_000_000
      ? label('admin.photo.kilobytes', { size: Math.ceil(bytes / 1000) })
      : label('size.megabytes', { size: formatMegabytes(bytes, defaultLanguage) });
  return (before, after) =>
    after < before ? label('admin.photo.weight', { before: format(before), after: format(after) }) : undefined;
}
