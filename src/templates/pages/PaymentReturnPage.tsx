import { Global } from '@emotion/react';
import { PaymentReturn } from '../../donation/return/PaymentReturn.island';
import type { PageOf } from '../../gatsby/preparePages';
import { Island } from '../../shared/components/Island';
import { Picture } from '../../shared/components/Picture';
import { phoneSizes } from '../../shared/components/phoneWidth';
import { printAlone } from '../../shared/theme/pageStyles';
import { Letterhead } from '../../site/layout/Letterhead';
import { Panel, panelPicture } from '../../site/layout/Panel';

export function PaymentReturnPage({ frame, outcome, hasOtherWays, picture }: PageOf<'return'>) {
  const { name, legalName, registration, taxNumber, operators } = frame.site;
  return (
    <>
      {outcome === 'accepted' && <Global styles={printAlone} />}
      <Panel isFromTop>
        {outcome === 'accepted' && (
          <>
            <Letterhead site={frame.site} contact={frame.contact} />
            <Picture
              styles={panelPicture}
              src={picture.source}
              alt={picture.alt}
              focus={picture.focus}
              sizes={`(min-width: 30em) 40rem, ${phoneSizes}`}
            />
          </>
        )}
        <Island
          of={PaymentReturn}
          props={{
            page: outcome,
            site: { name, legalName, registration, taxNumber, operators },
            contact: frame.contact,
            hasOtherWays,
          }}
        />
      </Panel>
    </>
  );
}
