import { Global } from '@emotion/react';
import { PaymentReturn } from '../../donation/return/PaymentReturn.island';
import { offersDonation } from '../../donation/rules/outcomes';
import type { PageOf } from '../../gatsby/preparePages';
import { Island } from '../../shared/components/Island';
import { Picture, phoneWide, resolveBuilt } from '../../shared/components/Picture';
import { printAlone } from '../../shared/theme/pageStyles';
import { Letterhead } from '../../site/layout/Letterhead';
import { Page } from '../../site/layout/Page';
import { PageHead } from '../../site/layout/PageHead';
import { Panel, panelPicture } from '../../site/layout/Panel';

export function PaymentReturnPage({ frame, path, outcome, share, pictures }: PageOf<'return'>) {
  const { name, legalName, registration, taxNumber, operators } = frame.site;
  return (
    <Page frame={frame} path={path} offersDonation={offersDonation(outcome)} resolvePicture={resolveBuilt(pictures)}>
      {outcome === 'accepted' && <Global styles={printAlone} />}
      <Panel isFromTop>
        {outcome === 'accepted' && (
          <>
            <Letterhead site={frame.site} contact={frame.contact} />
            <Picture
              styles={panelPicture}
              src={share.source}
              alt={share.alt}
              focus={share.focus}
              sizes={`(min-width: 30em) 40rem, ${phoneWide}`}
            />
          </>
        )}
        <Island
          of={PaymentReturn}
          props={{
            page: outcome,
            site: { name, legalName, registration, taxNumber, operators },
            contact: frame.contact,
          }}
        />
      </Panel>
    </Page>
  );
}

export function PaymentReturnHead({ language, frame, title }: PageOf<'return'>) {
  return <PageHead title={title} language={language} frame={frame} />;
}
