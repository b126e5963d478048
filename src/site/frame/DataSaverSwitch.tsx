import { css } from '@emotion/react';
import { type DataSelector, data } from '../../shared/dataAttributes';
import { dataSaverBody } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useLabels } from '../../shared/wording/wording';

/** Hidden without JavaScript, which it needs. */
const switchStyles = css`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-block-size: ${token('--size-touch')};
  padding: 0;
  text-align: start;
  ${'body[data-saver]' satisfies DataSelector} & {
    display: inline-flex;
  }
`;

const trackStyles = css`
  flex: none;
  inline-size: 2.75rem;
  padding: 0.1875rem;
  border: 2px solid currentColor;
  border-radius: 1rem;
  forced-color-adjust: none;
  @media (forced-colors: active) {
    color: ButtonText;
  }
  span {
    display: block;
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 50%;
    background: currentColor;
  }
  ${dataSaverBody} & {
    background: ${token('--color-mark')};
    color: ${token('--color-ink')};
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
    }
    span {
      transform: translateX(1.125rem);
    }
  }
`;

const wordsStyles = css`
  display: grid;
  flex: 1 1 9em;
  line-height: 1.35;
  small {
    font-size: ${token('--size-small')};
  }
`;

/** Toggles data-saver mode. The page's inline script handles it, so that it works before hydration. */
export function DataSaverSwitch() {
  const label = useLabels();
  return (
    <button type="button" css={switchStyles} aria-pressed="false" {...data({ 'data-switch': '' })}>
      <span css={trackStyles} aria-hidden="true">
        <span />
      </span>
      <span css={wordsStyles}>
        <strong>{label('saver.name')}</strong>
        <small>{label('saver.about')}</small>
      </span>
    </button>
  );
}
