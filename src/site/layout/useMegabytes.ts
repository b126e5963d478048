import { formatMegabytes } from '../../shared/i18n/formatNumber';
import { useWording } from '../../shared/wording/wording';

export const labelNames = ['size.megabytes'] as const;

/** Writes a download's size in the language of the page: "1,2 Mo". */
export function useMegabytes(): (bytes: number) => string {
  const { label, language } = useWording<typeof labelNames>();
  return (bytes) => label('size.megabytes', { size: formatMegabytes(bytes, language) });
}
