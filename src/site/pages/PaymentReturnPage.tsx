import type { Frame, PagePicture } from '../../content/present/present';
import { PaymentReturn } from '../../donation/return/PaymentReturn.island';
import type { PageOutcome } from '../../donation/rules/outcomes';
import { Island } from '../../shared/components/Island';
import { NdopBand } from '../layout/NdopBand';
import { Panel, PanelPicture } from '../layout/Panel';

type PaymentReturnPageProps = {
  frame: Pick<Frame, 'site' | 'contact'>;
  outcome: PageOutcome;
  hasOtherWays: boolean | undefined;
  picture: PagePicture;
};

export function PaymentReturnPage({ frame, outcome, hasOtherWays, picture }: PaymentReturnPageProps) {
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
