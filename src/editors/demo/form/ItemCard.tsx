import { css } from '@emotion/react';
import { memo, type ReactNode } from 'react';
import { describePath, type Path } from '../../../content/documents/editDocument';
import { kindOf, type ListField } from '../../../content/fields/fields';
import { nameValue } from '../../../content/fields/nameField';
import { hintSelector } from '../../../shared/components/Field';
import { Drawing } from '../../../shared/components/Icon';
import { Picture } from '../../../shared/components/Picture';
import { defaultLanguage } from '../../../shared/i18n/languages';
import { until } from '../../../shared/theme/breakpoints';
import { badge, smallText, visuallyHidden } from '../../../shared/theme/islandStyles';
import { cardBox } from '../../../shared/theme/pageStyles';
import { token } from '../../../shared/theme/tokens';
import { asRecord } from '../../../shared/unknownValues';
import { useLabels } from '../../../shared/wording/wording';
import { quietStyles } from '../editorStyles';
import { Fold } from './Fold';
import type { FormState } from './formState';

/** Not among the site's icons, which are part of its public scripts. */
const icons = {
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
} as const;

/** A button of a card. The cover's button shows words, because an arrow would look like the one that moves up. */
export type Tool = { icon: keyof typeof icons | 'cover'; press: () => void; isDisabled?: boolean };

type ItemCardProps = {
  form: FormState;
  field: ListField;
  item: unknown;
  path: Path;
  /** The number of items in the list. Only compared, so that a change draws the card again. */
  count: number;
  /** The problems and notes inside the item, as one text. Only compared, like `count`. */
  problemsAndNotes: string;
  startsOpen: boolean;
  tools: readonly Tool[];
  children: ReactNode;
};

const itemStyles = css`
  ${cardBox};
  padding: 0 1rem;
  small {
    ${smallText};
    display: block;
  }
`;

/**
 * A photo beside its tools, and on a wide screen also beside its fields. A card off the screen is neither laid out nor
 * painted, because two hundred cards would slow down typing.
 */
const mediaItemStyles = css`
  display: grid;
  grid-template-columns: 5.5rem 1fr;
  align-items: start;
  gap: 0.25rem 0.75rem;
  padding: 0.75rem;
  content-visibility: auto;
  contain-intrinsic-block-size: auto 13rem;
  ${until.medium} {
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  label, textarea {
    line-height: 1.3;
  }
  /* The hint is the same for each photo, so only screen readers get it. */
  [data-side]:not([data-note]) ${hintSelector} {
    ${visuallyHidden};
  }
`;

/** The words for a missing photo have no room here, so only screen readers get them. */
const thumbStyles = css`
  grid-row: span 2;
  inline-size: 100%;
  aspect-ratio: 1;
  object-fit: cover;
  span {
    ${visuallyHidden};
  }
`;

const barStyles = css`
  button {
    display: grid;
    place-items: center;
    min-inline-size: ${token('--size-touch')};
    block-size: ${token('--size-touch')};
    &:hover {
      background: ${token('--color-paper-deep')};
    }
    /* The outline is inside the button, because content-visibility clips what is painted outside the card. */
    &:focus-visible {
      outline-offset: -4px;
    }
  }
  [aria-disabled='true'] {
    color: ${token('--color-line')};
    cursor: default;
  }
`;

/** On a phone, two lines, together as high as the photo. */
const mediaBarStyles = css`
  ${barStyles};
  display: grid;
  grid-template-columns: repeat(3, auto) 1fr auto;
  align-items: center;
  column-gap: 0.25rem;
  [data-tool='cover'] {
    ${quietStyles};
    color: ${token('--color-ink')};
    line-height: 1.2;
  }
  > :nth-child(4) {
    justify-self: start;
  }
  ${until.medium} {
    grid-template-columns: 1fr auto auto;
    > :nth-child(4) {
      grid-column: span 2;
    }
  }
`;

/** The tools below a card that folds. If they only remove the card, they are hidden while it is folded. */
const lowerBarStyles = css`
  ${barStyles};
  display: flex;
  margin-inline: -1rem;
  padding-inline: 0.25rem;
  border-block-start: 1px solid ${token('--color-line')};
  details:not([open]) + &:not(:has([data-tool='up'])) {
    display: none;
  }
  [data-tool='remove'] {
    margin-inline-start: auto;
  }
`;

const choiceStyles = css`
  ${badge};
  background: ${token('--color-paper-deep')};
`;

/**
 * An item of a list as a card, with its tools. All cards fold, except the cards of photos and videos. An album may have
 * two hundred cards, so a card is rendered again only if something that it shows has changed.
 */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { form, field, item, path, startsOpen, tools, children } = props;
  const index = Number(path.at(-1));
  const label = useLabels();
  const choice = readChoice(item, field.of);
  // « Vidéo 2 » rather than « Photo 2 ».
  const name = `${(field.media && choice) || field.of.frenchName} ${index + 1}`;
  const summary = nameValue(field.of, item);
  // The badge already shows this text.
  const title = summary === choice ? '' : summary;
  const bar = (
    <div css={field.media ? mediaBarStyles : lowerBarStyles}>
      {field.media && <strong>{name}</strong>}
      {tools.map(({ icon, press, isDisabled = false }) => {
        const text = label(`editor.list.${icon}`);
        if (icon === 'cover' && isDisabled)
          return (
            <span key={icon} css={badge}>
              {label('editor.list.coverWord')}
            </span>
          );
        return (
          <button
            key={icon}
            type="button"
            data-tool={icon}
            // A problem of the file leads to this button: a missing file can only be removed here.
            data-name={field.media && icon === 'remove' ? describePath([defaultLanguage, ...path, 'src']) : undefined}
            aria-label={`${text} ${name}`}
            title={text}
            aria-disabled={isDisabled}
            onClick={press}
          >
            {icon === 'cover' ? text : <Drawing path={icons[icon]} size="1.375rem" />}
          </button>
        );
      })}
    </div>
  );
  return (
    <div
      css={[itemStyles, field.media && mediaItemStyles]}
      data-item={index}
      // Names the item, because fields have the same names in every item.
      {...(field.media && { role: 'group', 'aria-label': name })}
    >
      {field.media ? (
        <>
          <Picture src={findThumb(item)} alt="" sizes="5.5rem" styles={thumbStyles} />
          {bar}
          <div>{children}</div>
        </>
      ) : (
        <Fold
          form={form}
          name={name}
          path={describePath(path)}
          startsOpen={startsOpen}
          summary={
            <>
              <span>
                {title && <small>{name}</small>}
                <strong>{title || name}</strong>
              </span>
              {choice && <span css={choiceStyles}>{choice}</span>}
            </>
          }
        >
          {children}
        </Fold>
      )}
      {!field.media && bar}
    </div>
  );
}, isUnchanged);

/** Compares only what a card shows. */
function isUnchanged(before: ItemCardProps, after: ItemCardProps): boolean {
  const isInPlace = describePath(before.path) === describePath(after.path) && before.count === after.count;
  return isInPlace && before.item === after.item && before.problemsAndNotes === after.problemsAndNotes;
}

function findThumb(item: unknown): string {
  const { src, poster } = asRecord(item);
  return String(poster || src);
}

/** The name of the first option in an item, which the badge shows. */
function readChoice(item: unknown, of: ListField['of']): string {
  const parts = kindOf(of).split?.(of, item, undefined)?.parts ?? [];
  const choice = parts.find(({ field }) => 'options' in field);
  return choice ? nameValue(choice.field, choice.value) : '';
}
