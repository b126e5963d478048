import { css } from '@emotion/react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useLabels } from '../../../components/wording';
import { type DocumentKey, fieldsOf } from '../../../content/documents/documents';
import { listCaptions } from '../../../content/documents/editorContent';
import { isMediaOfType } from '../../../content/fields/media';
import { buttonStyles } from '../../../theme/buttonStyles';
import { callout, smallText } from '../../../theme/mixins';
import { token } from '../../../theme/tokens';
import { type DraftMedia, type DraftMediaFile, listDrafts, readStoredDraft } from '../drafts/drafts';
import { useForm } from '../fields/formState';
import { filePickerStyles } from '../styles';
import { findObstacle } from './findObstacle';
import { useMedia, useMediaUrls } from './MediaContext';
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
  span {
    ${smallText};
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

/** Chooses a photo, from the phone or from the site. */
export function ChoosePhoto({ src, namePhoto, onChoose }: ChoosePhotoProps) {
  const label = useLabels();
  const { documentKey, published, captions, media, urls } = useMedia();
  const { entry } = useForm();
  const elsewhere = useOtherMedia(documentKey);
  const elsewhereUrls = useMediaUrls(elsewhere.media);
  const [state, setState] = useState<PhotoFault | 'notLoaded' | 'full' | 'preparing'>();
  const isPreparing = state === 'preparing';

  const addFile = (name: string, file: DraftMediaFile) => {
    if (findObstacle([file], { entry, media }) === 'full') setState('full');
    else onChoose(namePhoto(name), file);
  };
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
    // Not once the dialog was closed.
    else if (target.isConnected) addFile(file.name, result);
  };
  const shows = { ...captions, ...elsewhere.captions, ...listCaptions(fieldsOf(documentKey), entry) };
  const near = new Set([...Object.keys(media), ...published.map((photo) => photo.src)]);
  const choices: { src: string; small: string | undefined; file?: DraftMediaFile }[] = [
    ...Object.keys(media).map((src) => ({ src, small: urls[src] })),
    ...Object.entries(elsewhere.media)
      .filter(([src]) => !near.has(src))
      .map(([src, file]) => ({ src, small: elsewhereUrls[src], file })),
    ...published.filter(({ src }) => !(src in media)),
  ].filter((choice) => isMediaOfType(choice.src, 'photo'));
  const nameFile = (src: string) => src.slice(src.lastIndexOf('/') + 1);

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
            {choices.map(({ src: choice, small, file }) => (
              <li key={choice}>
                <button
                  type="button"
                  aria-pressed={choice === src}
                  disabled={isPreparing}
                  // Each draft has files of its own: the other one may be discarded.
                  onClick={() => (file ? addFile(nameFile(choice), file) : onChoose(choice))}
                >
                  <img src={small} alt="" loading="lazy" width={104} height={104} />
                  <span>{shows[choice] ?? nameFile(choice)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The media of this device's other drafts, such as an album that was just made, and what they show. */
function useOtherMedia(own: DocumentKey): { media: DraftMedia; captions: Record<string, string> } {
  const [found, setFound] = useState<ReturnType<typeof useOtherMedia>>({ media: {}, captions: {} });
  useEffect(() => {
    const read = async () => {
      const keys = [...(await listDrafts())].filter(([key, { files }]) => key !== own && files.length > 0);
      const drafts = await Promise.all(keys.map(async ([key]) => ({ key, draft: await readStoredDraft(key) })));
      setFound({
        media: Object.assign({}, ...drafts.map(({ draft }) => draft?.media)),
        captions: Object.assign(
          {},
          ...drafts.map(({ key, draft }) => draft && listCaptions(fieldsOf(key), draft.entry)),
        ),
      });
    };
    void read();
  }, [own]);
  return found;
}
