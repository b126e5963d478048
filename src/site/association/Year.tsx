import { css } from '@emotion/react';
import type { AssociationPage } from '../../content/pages';
import { formatAmount, isFranc } from '../../donation/rules/amount';
import { useWording } from '../../shared/components/wording';
import { formatNumber } from '../../shared/i18n/formatNumber';
import { from } from '../../shared/theme/media';
import { token } from '../../shared/theme/tokens';

const yearStyles = css`
  display: grid;
  gap: 1rem 4rem;
  ${from.large} {
    grid-template-columns: 1fr 1fr;
    > :not(table) {
      grid-column: 1 / -1;
    }
  }
`;

/** The bar is a border, which forced colours and print keep. */
const tableStyles = css`
  align-self: start;
  inline-size: 100%;
  border-collapse: collapse;
  break-inside: avoid;
  caption {
    padding-block: 0.5rem;
    font-weight: 700;
    text-align: start;
  }
  tr {
    border-block-start: 1px solid ${token('--color-line')};
  }
  th {
    inline-size: 100%;
    padding-block: 0.5rem;
    font-weight: 400;
    text-align: start;
  }
  tbody th::after {
    content: '';
    display: block;
    inline-size: var(--part);
    margin-block-start: 0.25rem;
    border-block-start: 0.5rem solid ${token('--color-night')};
  }
  td {
    padding-inline-start: 1rem;
    text-align: end;
    white-space: nowrap;
    vertical-align: top;
    padding-block: 0.5rem;
    font-variant-numeric: tabular-nums;
  }
  tfoot {
    font-weight: 700;
    th {
      font-weight: inherit;
    }
  }
`;

type YearProps = AssociationPage['texts']['years'][number];

/** What became of a year's gifts: received online by the ledger, received otherwise and spent by the association's accounts. */
export function Year({ year, online, received, spent }: YearProps) {
  const { label, language } = useWording();
  const here = online.filter(({ currency }) => isFranc(currency)).reduce((sum, each) => sum + each.sum, 0);
  // Alone, it would be no total: what came otherwise is not known yet.
  const incoming =
    here > 0 && received.length > 0
      ? [{ id: 'online', name: label('association.thisSite'), amount: here }, ...received]
      : received;
  // Of both tables, which stand side by side.
  const largest = Math.max(...[...incoming, ...spent].map(({ amount }) => amount));
  return (
    <section css={yearStyles}>
      <h3>{year}</h3>
      {online[0] && (
        <p>
          {label('association.online', {
            gifts: online
              .map(({ currency, sum, count }) =>
                label('association.gifts', {
                  amount: formatAmount(sum, currency, language),
                  count,
                  gifts: formatNumber(count, language),
                }),
              )
              .join(', '),
            date: online[0].comparedOn,
          })}
        </p>
      )}
      <Amounts caption={label('association.received')} rows={incoming} largest={largest} />
      <Amounts caption={label('association.spent')} rows={spent} largest={largest} />
    </section>
  );
}

type AmountsProps = { caption: string; rows: YearProps['spent']; largest: number };

/** A row per amount, with a bar beside the largest one's. */
function Amounts({ caption, rows, largest }: AmountsProps) {
  const { label, language } = useWording();
  if (rows.length === 0) return null;
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <table css={tableStyles}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ id, name, amount }) => (
          <tr key={id} style={{ '--part': `${Math.round((amount / largest) * 100)}%` } as React.CSSProperties}>
            <th scope="row">{name}</th>
            <td>{formatNumber(amount, language)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{label('association.total')}</th>
          <td>{formatNumber(total, language)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
