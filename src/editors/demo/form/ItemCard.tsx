import { css } from '@emotion/react';
import { memo, type ReactNode } from 'react';
import { describePath, type Path } from '../../../content/documents/editDocument';
import { kindOf, type ListField } from '../../../content/fields/fields';
import { nameValue } from '../../../content/fields/nameField';
import { hintSelector } from '../../../shared/components/Field';
import { Drawing } from '../../../shared/components/Icon';
import { Picture } from '../../../shared/components/Picture';
import { defaultLanguage } from '../../../shared/i18n/languages';
import { badgeStyles, smallStyles, visuallyHiddenStyles } from '../../../shared/theme/islandStyles';
import { cardBoxStyles } from '../../../shared/theme/pageStyles';
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

/**
 * A button of a card. The cover's button shows words, because an arrow would look like the one that moves up. So does
 * the remove button, except a photo's, because it may stand below an inner list, whose item it would seem to remove.
 */
export type Tool = { icon: keyof typeof icons | 'cover'; press: () => void; isDisabled?: boolean };

type ItemCardProps = {
  form: FormState;
  field: ListField;
  item: unknown;
  path: Path;
  /** The number of items in the list, on which the tools depend. It is compared, but not shown. */
  count: number;
  /** The problems and notes inside the item, as one text. It is compared, but not shown. */
  problemsAndNotes: string;
  startsOpen: boolean;
  tools: readonly Tool[];
  children: ReactNode;
};

const itemStyles = css`
  ${cardBoxStyles};
  padding: 0 min(0.75rem, 3.5vw);
  small {
    ${smallStyles};
    display: block;
  }
`;

/** The title is a caption, a sentence, so it is not bold. Only screen readers get the hint, the same for each photo. */
const mediaStyles = css`
  ${itemStyles};
  summary strong {
    font-size: min(1em, 6vw);
    font-weight: 400;
    line-height: 1.3;
  }
  [data-side]:not([data-note]) ${hintSelector} {
    ${visuallyHiddenStyles};
  }
`;

/** The words for a missing photo have no room here, so only screen readers get them. */
const thumbStyles = css`
  flex: none;
  inline-size: min(3.5rem, 16vw);
  aspect-ratio: 1;
  object-fit: cover;
  [open] > summary & {
    /* In text of twice the size, the caption needs the room. */
    inline-size: clamp(min(3.5rem, 16vw), 60vw - 8rem, 5.5rem);
  }
  span {
    ${visuallyHiddenStyles};
  }
`;

/** The first button's drawing is aligned with the fields. */
const barStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-inline: -0.6875rem;
  button {
    display: grid;
    place-items: center;
    min-inline-size: ${token('--size-touch')};
    min-block-size: ${token('--size-touch')};
    &:hover {
      background: ${token('--color-paper-deep')};
    }
  }
  [aria-disabled='true'] {
    color: ${token('--color-line')};
    cursor: default;
  }
  [data-words] {
    ${quietStyles};
    margin-inline: 0.75rem;
    color: ${token('--color-ink')};
  }
  [data-tool='remove'] {
    margin-inline-start: auto;
  }
`;

const choiceStyles = css`
  ${badgeStyles};
  background: ${token('--color-paper-deep')};
`;

/**
 * An item of a list as a folding card, with its tools. A photo without a caption starts open. An album may have two
 * hundred cards, so a card is rendered again only if something that it shows has changed.
 */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { form, field, item, path, startsOpen, tools, children } = props;
  const index = Number(path.at(-1));
  const label = useLabels();
  const choice = readChoice(item, field.of);
  // A video is « Vidéo 2 », although the list's items are called « Photo ».
  const name = `${(field.media && choice) || field.of.frenchName} ${index + 1}`;
  const summary = nameValue(field.of, item);
  // The badge already shows this text.
  const title = summary === choice ? '' : summary;
  const isCover = field.media && index === 0;
  return (
    <div css={field.media ? mediaStyles : itemStyles} data-item={index}>
      <Fold
        form={form}
        name={name}
        path={describePath(path)}
        startsOpen={startsOpen || (field.media && !title)}
        picture={field.media && <Picture src={findThumb(item)} alt="" sizes="5.5rem" styles={thumbStyles} />}
        summary={
          <>
            <span>
              {title && <small>{name}</small>}
              <strong>{title || name}</strong>
            </span>
            {isCover && <span css={badgeStyles}>{label('editor.list.coverWord')}</span>}
            {choice && !field.media && <span css={choiceStyles}>{choice}</span>}
          </>
        }
      >
        {children}
        <div css={barStyles}>
          {tools.map(({ icon, press, isDisabled = false }) => {
            const text = label(`editor.list.${icon}`);
            const isNamed = icon === 'remove' && !field.media;
            return (
              <button
                key={icon}
                type="button"
                data-tool={icon}
                data-words={icon === 'cover' || isNamed || undefined}
                // A problem of the file leads to this button: a missing file can only be removed here.
                data-name={
                  field.media && icon === 'remove' ? describePath([defaultLanguage, ...path, 'src']) : undefined
                }
                aria-label={`${text} ${name}`}
                title={text}
                aria-disabled={isDisabled}
                onClick={press}
              >
                {icon === 'cover' ? text : isNamed ? `${text} ${name}` : <Drawing path={icons[icon]} size="1.375rem" />}
              </button>
            );
          })}
        </div>
      </Fold>
    </div>
  );
}, isUnchanged);

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
