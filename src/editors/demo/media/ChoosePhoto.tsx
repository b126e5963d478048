import { css } from '@emotion/react';
import { type ChangeEvent, useState } from 'react';
import type { Tree } from '../../../content/documents/bilingual';
import { fieldsOf } from '../../../content/documents/documents';
import { listDescriptions } from '../../../content/documents/editorContent';
import { buttonStyles } from '../../../shared/theme/buttonStyles';
import { calloutStyles, smallStyles } from '../../../shared/theme/islandStyles';
import { token } from '../../../shared/theme/tokens';
import { useLabels } from '../../../shared/wording/wording';
import type { DraftMedia } from '../drafts/drafts';
import { filePickerStyles, messageStyles } from '../editorStyles';
import { type Refusal, takeFile, useTargetDraft } from './chosenFiles';
import { useMedia } from './MediaProvider';

type ChoosePhotoProps = {
  edited: Tree;
  /** The picture that the field shows. */
  src: string;
  /** @param files new files for the draft */
  onChoose: (src: string, files?: DraftMedia) => void;
};

const gridStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: 0.75rem;
  button {
    display: grid;
    gap: 0.25rem;
    inline-size: 100%;
    padding: 0;
    text-align: start;
    &[aria-pressed='true'] img {
      outline: 4px solid ${token('--color-highlight')};
    }
  }
  img {
    inline-size: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    background: ${token('--color-line')};
  }
  span {
    ${smallStyles};
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

/**
 * Chrome on Android offers no camera to an input that accepts only pictures. A second type, which no file has, brings
 * the camera back. Safari and Firefox offer the camera anyway.
 */
const accepted = () => (/Android.*Chrome\//.test(navigator.userAgent) ? 'image/*,android/allowCamera' : 'image/*');

export function ChoosePhoto({ edited, src, onChoose }: ChoosePhotoProps) {
  const label = useLabels();
  const { documentKey, content, photos, media, urls } = useMedia();
  const targetDraft = useTargetDraft(edited);
  const [isPreparing, setIsPreparing] = useState(false);
  const [refused, setRefused] = useState<{ name: string; refusal: Refusal }>();

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setIsPreparing(true);
    setRefused(undefined);
    const answer = await takeFile(file, targetDraft);
    setIsPreparing(false);
    // Allows choosing the same file again.
    target.value = '';
    // The dialog has closed meanwhile.
    if (!target.isConnected) return;
    if ('refusal' in answer) setRefused({ name: file.name, refusal: answer.refusal });
    else if ('known' in answer) onChoose(answer.known);
    else onChoose(answer.src, { [answer.src]: answer.file });
  };
  const descriptions = { ...content.descriptions, ...listDescriptions(fieldsOf(documentKey), edited) };
  const choices: { src: string; small: string | undefined }[] = [
    ...Object.keys(media).map((path) => ({ src: path, small: urls[path] })),
    ...photos.filter((photo) => !(photo.src in media)),
  ];

  return (
    <>
      <label css={[buttonStyles.primary, filePickerStyles]}>
        {label('editor.photo.take')}
        <input
          type="file"
          accept={accepted()}
          aria-disabled={isPreparing}
          onClick={(event) => isPreparing && event.preventDefault()}
          onChange={take}
        />
      </label>
      <p role="status" css={messageStyles}>
        {isPreparing && label('editor.photo.preparing')}
      </p>
      <div role="alert" css={messageStyles}>
        {refused && (
          <p css={calloutStyles}>
            <strong>{refused.name}</strong> {label(`editor.media.refusal.${refused.refusal}`)}{' '}
            {label('editor.photo.unchanged')}
          </p>
        )}
      </div>
      {choices.length > 0 && (
        <>
          <h3>{label('editor.photo.onSite')}</h3>
          <ul css={gridStyles}>
            {choices.map(({ src: choice, small }) => (
              <li key={choice}>
                <button
                  type="button"
                  aria-pressed={choice === src}
                  disabled={isPreparing}
                  onClick={() => onChoose(choice)}
                >
                  <img src={small} alt="" loading="lazy" width={104} height={104} />
                  <span>{descriptions[choice] ?? choice.split('/').at(-1)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
