import { PaymentReturn } from '../../donation/return/PaymentReturn.island';
import type { PageOf } from '../../gatsby/preparePages';
import { Island } from '../../shared/components/Island';
import { NdopBand } from '../../site/layout/NdopBand';
import { Panel, PanelPicture } from '../../site/layout/Panel';

export function PaymentReturnPage({ frame, outcome, hasOtherWays, picture }: PageOf<'return'>) {
  const { name, legalName, registration, taxNumber, operators } = frame.site;
  return (
    <Panel
      head={
        <>
          <PanelPicture {...picture} />
          {outcome === 'accepted' && <NdopBand hasGift />}
        </>
      }
    >
      <Island
        of={PaymentReturn}
        props={{
          pageOutcome: outcome,
          site: { name, legalName, registration, taxNumber, operators },
          contact: frame.contact,
          hasOtherWays,
        }}
      />
    </Panel>
  );
}
