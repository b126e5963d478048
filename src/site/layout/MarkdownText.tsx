import { css } from '@emotion/react';
import type { Language } from '../../shared/i18n/languages';
import { token } from '../../shared/theme/tokens';

const textStyles = css`
  max-inline-size: ${token('--width-text')};
  font-size: ${token('--size-lead')};
  a {
    padding-block: 0.625rem;
  }
  > * + * {
    margin-block-start: 0.75rem;
  }
  ul, ol {
    padding-inline-start: 1.25rem;
    list-style: revert;
  }
`;

/** @param html rendered by the build, which escapes raw HTML */
export function MarkdownText({ html, lang }: { html: string; lang?: Language | undefined }) {
  return <div css={textStyles} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
