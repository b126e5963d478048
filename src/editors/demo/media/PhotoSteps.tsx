import { css } from '@emotion/react';
import { type ChangeEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLabels } from '../../../components/wording';
import { buttonStyles } from '../../../theme/buttonStyles';
import { callout, smallText } from '../../../theme/mixins';
import { token } from '../../../theme/tokens';
import type { DraftMediaFile } from '../drafts/drafts';
import { filePickerStyles, toolsStyles } from '../styles';
import { type Choice, DescribePhoto, type Description, type Descriptions } from './DescribePhoto';
import { useMedia } from './MediaContext';
import { type PhotoFault, preparePhoto } from './preparePhoto';

type PhotoStepsProps = {
  onClose: () => void;
  /** The picture in use. */
  src: string;
  /** The field that describes the picture, if the model has one. */
  description?: Description;
  /** A path for a new photo, from the name of its file. */
  namePhoto: (fileName: string) => string;
  onChoose: (src: string, descriptions: Descriptions, photo?: DraftMediaFile) => void;
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
    overflow-wrap: anywhere;
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
  small {
    display: block;
    ${smallText};
  }
`;

/** Chooses a photo, from the phone or from the site, and asks for its description. */
export function PhotoSteps({ onClose, src, description, namePhoto, onChoose }: PhotoStepsProps) {
  const [choice, setChoice] = useState<Choice>();
  if (!choice) return <Choose src={src} namePhoto={namePhoto} onChoose={setChoice} onClose={onClose} />;

  return (
    <DescribePhoto
      choice={choice}
      description={choice.src === src ? description : description && { ...description, texts: {} }}
      onBack={({ currentTarget }) => {
        const dialog = currentTarget.closest('dialog');
        flushSync(() => setChoice(undefined));
        dialog?.querySelector('input')?.focus();
      }}
      onConfirm={(descriptions) => {
        onChoose(choice.src, descriptions, choice.photo);
        onClose();
      }}
    />
  );
}

type ChooseProps = Pick<PhotoStepsProps, 'src' | 'namePhoto' | 'onClose'> & { onChoose: (choice: Choice) => void };

function Choose({ src, namePhoto, onChoose, onClose }: ChooseProps) {
  const label = useLabels();
  const { published, media, urls } = useMedia();
  const [state, setState] = useState<PhotoFault | 'preparing'>();
  const isPreparing = state === 'preparing';

  const takeFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setState('preparing');
    const result = await preparePhoto(file);
    // Allows choosing the same file again.
    target.value = '';
    if ('fault' in result) setState(result.fault);
    else onChoose({ src: namePhoto(file.name), photo: result });
  };
  const choices = [
    ...Object.entries(media).map(([src, photo]) => ({ src, small: urls[src], photo })),
    ...published.filter(({ src }) => !(src in media)),
  ];

  return (
    <>
      <div css={toolsStyles}>
        <label css={[buttonStyles.primary, filePickerStyles]}>
          {label('admin.photo.take')}
          <input
            type="file"
            accept="image/*"
            aria-disabled={isPreparing}
            onClick={(event) => isPreparing && event.preventDefault()}
            onChange={takeFile}
          />
        </label>
        <button type="button" css={buttonStyles.outline} onClick={onClose}>
          {label('admin.photo.cancel')}
        </button>
      </div>
      <p role="status">{isPreparing && label('admin.photo.preparing')}</p>
      <div role="alert">{state && !isPreparing && <p css={callout}>{label(`admin.photo.fault.${state}`)}</p>}</div>
      {choices.length > 0 && (
        <>
          <h3>{label('admin.photo.onSite')}</h3>
          <ul css={gridStyles}>
            {choices.map((choice) => {
              const [folder, name] = choice.src.split('/').slice(-2);
              return (
                <li key={choice.src}>
                  <button
                    type="button"
                    aria-pressed={choice.src === src}
                    disabled={isPreparing}
                    onClick={() => onChoose(choice)}
                  >
                    <img src={choice.small} alt="" loading="lazy" width={104} height={104} />
                    <span>
                      {name} <small>{folder}</small>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}
