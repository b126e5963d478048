import { css } from '@emotion/react';
import { localizedPath } from '../../routes';
import { data } from '../../shared/dataAttributes';
import { languageNames } from '../../shared/i18n/languages';
import { containerFrom, containerUntil } from '../../shared/theme/breakpoints';
import { touchStyles, visuallyHiddenStyles } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';

const switchStyles = css`
  display: flex;
  flex: none;
  font-weight: 700;
  a {
    ${touchStyles};
    justify-content: center;
    min-inline-size: ${token('--size-touch')};
    padding-inline: 6px;
  }
`;

const nameStyles = css`
  ${containerUntil.names} {
    ${visuallyHiddenStyles};
  }
`;

/**
 * Links the page in the other language. A small screen shows only the language's code. The link's accessible name
 * begins with the code, because people who use speech input say what they see. enhancePage.ts keeps the section.
 */
export function LanguageSwitch({ path }: { path: string }) {
  const { label, language } = useWording();
  const other = language === 'fr' ? 'en' : 'fr';
  return (
    <nav aria-label={label('language.label')} css={switchStyles}>
      <a href={localizedPath(path, other)} hrefLang={other} lang={other} {...data({ 'data-language': '' })}>
        <span css={{ [containerFrom.names]: { display: 'none' } }}>{`${other.toUpperCase()} `}</span>
        <span css={nameStyles}>{languageNames[other]}</span>
      </a>
    </nav>
  );
}
