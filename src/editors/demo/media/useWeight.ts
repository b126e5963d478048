import { useLabels } from '../../../components/wording';
import { formatMegabytes } from '../../../content/cost';
import { defaultLanguage } from '../../../i18n/languages';
import type { DraftMediaFile } from '../drafts/drafts';

/** Says how much lighter a photo became, if it did: « Photo allégée : 4,2 Mo → 280 Ko ». */
export function useWeight(file: DraftMediaFile | undefined): string | undefined {
  const label = useLabels();
  if (!file || file.bytes.length >= file.originalBytes) return undefined;
  const format = (bytes: number) =>
    bytes < 1_000_000
      ? label('admin.photo.kilobytes', { size: Math.ceil(bytes / 1000) })
      : label('size.megabytes', { size: formatMegabytes(bytes, defaultLanguage) });
  return label('admin.photo.weight', { before: format(file.originalBytes), after: format(file.bytes.length) });
}
