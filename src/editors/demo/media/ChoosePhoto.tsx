import { css } from '@emotion/react';
import { type ChangeEvent, useState } from 'react';
import { useLabels } from '../../../components/wording';
import { isMediaOfType } from '../../../content/fields/media';
import { buttonStyles } from '../../../theme/buttonStyles';
import { callout, smallText } from '../../../theme/mixins';
import { token } from '../../../theme/tokens';
import type { DraftMediaFile } from '../drafts/drafts';
import { useForm } from '../fields/formState';
import { filePickerStyles } from '../styles';
import { findObstacle } from './findObstacle';
import { useMedia } from './MediaContext';
import type { PhotoFault } from './preparePhoto';

type ChoosePhotoProps = {
  /** The picture in use. */
  src: string;
  /** A path for a new photo, from the name of its file. */
  namePhoto: (fileName: string) => string;
  /** @param photo of a new photo */
  onChoose: (src: string, photo?: DraftMediaFile) => void;
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

/** Chooses a photo, from the phone or from the site. */
export function ChoosePhoto({ src, namePhoto, onChoose }: ChoosePhotoProps) {
  const label = useLabels();
  const { published, media, urls } = useMedia();
  const { entry } = useForm();
  const [state, setState] = useState<PhotoFault | 'notLoaded' | 'full' | 'preparing'>();
  const isPreparing = state === 'preparing';

  const takeFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setState('preparing');
    // Loaded when first needed; it stays out of the first load.
    const tool = await import('./preparePhoto').catch(() => undefined);
    const result = (await tool?.preparePhoto(file)) ?? { fault: 'notLoaded' as const };
    // Allows choosing the same file again.
    target.value = '';
    if ('fault' in result) setState(result.fault);
    else if (findObstacle([result], { entry, media }) === 'full') setState('full');
    // Not once the dialog was closed.
    else if (target.isConnected) onChoose(namePhoto(file.name), result);
  };
  const choices = [
    ...Object.keys(media).map((src) => ({ src, small: urls[src] })),
    ...published.filter(({ src }) => !(src in media)),
  ].filter((choice) => isMediaOfType(choice.src, 'photo'));

  return (
    <>
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
                    onClick={() => onChoose(choice.src)}
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
