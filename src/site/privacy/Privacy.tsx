import { css } from '@emotion/react';
import type { PrivacyTexts } from '../../content/model';
import type { Frame } from '../../content/present';
import { ContactLinks } from '../../shared/components/ContactLinks';
import { useLabels } from '../../shared/components/wording';
import { smallText } from '../../shared/theme/mixins';
import { leadStyles } from '../../shared/theme/textStyles';
import { token } from '../../shared/theme/tokens';
import { PageBody } from '../layout/PageBody';
import { storedData } from './storedData';

const partStyles = css`
  display: grid;
  gap: 0.5rem;
  max-inline-size: ${token('--width-text')};
  ul {
    display: grid;
    gap: 0.75rem;
  }
  code {
    ${smallText};
    font-family: inherit;
    overflow-wrap: anywhere;
  }
`;

/** What the site does with a visitor's data: the association's words, and what the code keeps on the device. */
export function Privacy({ frame, texts }: { frame: Pick<Frame, 'contact'>; texts: PrivacyTexts }) {
  const label = useLabels();
  return (
    <PageBody title={texts.title} head={<p css={leadStyles}>{texts.lead}</p>}>
      {texts.parts.map(({ id, title, text }) => (
        <section key={id} css={partStyles}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <section css={partStyles}>
        <h2>{label('privacy.stored')}</h2>
        <p>{label('privacy.storedLead')}</p>
        <ul>
          {(Object.keys(storedData) as (keyof typeof storedData)[]).map((key) => (
            <li key={key}>
              {label(`privacy.${key}`)} <code>{storedData[key].join(', ')}</code>
            </li>
          ))}
        </ul>
      </section>
      <section css={partStyles}>
        <h2>{label('privacy.contact')}</h2>
        <ul>
          <ContactLinks contact={frame.contact} />
        </ul>
      </section>
    </PageBody>
  );
}
