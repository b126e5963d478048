import { Global } from '@emotion/react';
import { PaymentReturn } from '../../donation/return/PaymentReturn.island';
import type { PageOf } from '../../gatsby/preparePages';
import { Island } from '../../shared/components/Island';
import { printAlone } from '../../shared/theme/pageStyles';
import { Letterhead } from '../../site/layout/Letterhead';
import { NdopBand } from '../../site/layout/NdopBand';
import { Panel, PanelPicture } from '../../site/layout/Panel';

export function PaymentReturnPage({ frame, outcome, hasOtherWays, picture }: PageOf<'return'>) {
  const { name, legalName, registration, taxNumber, operators } = frame.site;
  return (
    <>
      {outcome === 'accepted' && <Global styles={printAlone} />}
      <Panel
        head={
          outcome === 'accepted' && (
            <>
              <PanelPicture {...picture} />
              <NdopBand hasGift />
            </>
          )
        }
      >
        {outcome === 'accepted' && <Letterhead site={frame.site} contact={frame.contact} />}
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
    </>
  );
}
