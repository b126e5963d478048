import { css } from '@emotion/react';
import type { KeyboardEvent } from 'react';
import { type DataSelector, data } from '../../shared/dataAttributes';
import { chosenStyles, displayFace } from '../../shared/theme/islandStyles';
import { cornerRadius, token } from '../../shared/theme/tokens';
import { channels } from '../providers/chosenClient';
import type { Channel } from '../rules/donation';

type ChannelTabsProps = {
  /** Prefix of the ids `{id}-{channel}` (tab) and `{id}-panel`. */
  id: string;
  label: string;
  names: Record<Channel, string>;
  chosen: Channel;
  onChoose: (channel: Channel) => void;
};

/** The tabs stand one above the other where the text is very large. */
const tabsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6rem), 1fr));
  border: 1px solid ${token('--color-ink')};
  border-radius: ${cornerRadius};
  button {
    min-block-size: 3rem;
    padding: 0.25rem;
    ${displayFace('clamp(0.875rem, 4.4vw, 0.9375rem)')};
    &[aria-selected='true'] {
      ${chosenStyles};
      outline-color: ${token('--color-mark')};
      outline-offset: -0.375rem;
    }
  }
`;

export function ChannelTabs({ id, label, names, chosen, onChoose }: ChannelTabsProps) {
  const move = ({ key, currentTarget }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const next = channels[(channels.indexOf(chosen) + step + channels.length) % channels.length];
    if (!next) return;
    onChoose(next);
    currentTarget.querySelector<HTMLElement>(`[data-channel="${next}"]` satisfies DataSelector)?.focus();
  };

  return (
    <div role="tablist" aria-label={label} css={tabsStyles} onKeyDown={move}>
      {channels.map((channel) => (
        <button
          key={channel}
          type="button"
          role="tab"
          id={`${id}-${channel}`}
          {...data({ 'data-channel': channel })}
          aria-selected={chosen === channel}
          aria-controls={`${id}-panel`}
          tabIndex={chosen === channel ? 0 : -1}
          onClick={() => onChoose(channel)}
        >
          {names[channel]}
        </button>
      ))}
    </div>
  );
}
