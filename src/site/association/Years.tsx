import { css } from '@emotion/react';
import type { AssociationContent } from '../../content/pages';
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

/** The bar is a border, because forced colours and print keep borders. */
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

type Year = AssociationContent['texts']['years'][number];
type Amount = Year['spent'][number];

/** The use of each year's gifts. All bars of the page have the same scale. */
export function Years({ years }: { years: readonly Year[] }) {
  const { label } = useWording();
  const shown = years.map((year) => ({ ...year, received: addOnline(year, label('association.thisSite')) }));
  const largest = Math.max(
    ...shown.flatMap(({ received, spent }) => [...received, ...spent].map(({ amount }) => amount)),
  );
  return shown.map((year) => <YearOfGifts key={year.year} {...year} largest={largest} />);
}

/** Adds the francs given online, unless nothing else is known: alone, they would look like the total. */
function addOnline({ online, received }: Year, name: string): Amount[] {
  const amount = online.filter(({ currency }) => isFranc(currency)).reduce((sum, each) => sum + each.sum, 0);
  return amount > 0 && received.length > 0 ? [{ id: 'online', name, amount }, ...received] : received;
}

const totalOf = (amounts: readonly Amount[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Online gifts are from the ledger; other income and spending are from the association's accounts. */
function YearOfGifts({ year, online, received, spent, largest }: Year & { largest: number }) {
  const { label, language } = useWording();
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
      <Amounts caption={label('association.received')} rows={received} largest={largest} />
      <Amounts
        caption={label('association.spent')}
        rows={spent}
        largest={largest}
        rest={received.length > 0 ? totalOf(received) - totalOf(spent) : undefined}
      />
    </section>
  );
}

type AmountsProps = {
  caption: string;
  rows: readonly Amount[];
  largest: number;
  /** The rest of what was received, if that is known. */
  rest?: number;
};

/** One row per amount. Its bar is relative to the largest amount. */
function Amounts({ caption, rows, largest, rest }: AmountsProps) {
  const { label, language } = useWording();
  if (rows.length === 0) return null;
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
          <td>{formatNumber(totalOf(rows), language)}</td>
        </tr>
        {rest !== undefined && (
          <tr>
            <th scope="row">{label('association.rest')}</th>
            <td>{formatNumber(rest, language)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
