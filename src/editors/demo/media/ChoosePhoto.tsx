import { css } from '@emotion/react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { type DocumentKey, fieldsOf } from '../../../content/documents/documents';
import { listCaptions } from '../../../content/documents/editorContent';
import { isMediaOfType } from '../../../content/fields/media';
import { useLabels } from '../../../shared/components/wording';
import { buttonStyles } from '../../../shared/theme/buttonStyles';
import { callout, smallText } from '../../../shared/theme/mixins';
import { token } from '../../../shared/theme/tokens';
import { type DraftMedia, type DraftMediaFile, listDrafts, readStoredDraft } from '../drafts/drafts';
import { useForm } from '../form/formState';
import { filePickerStyles } from '../styles';
import { useMedia, useMediaUrls } from './MediaContext';
import { type Answer, type Fault, joinDraft, takeFile, useReceiver } from './takeFile';

type ChoosePhotoProps = {
  /** The current picture. */
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
export function ChoosePhoto({ src, onChoose }: ChoosePhotoProps) {
  const label = useLabels();
  const { documentKey, published, captions, media, urls } = useMedia();
  const { entry } = useForm();
  const elsewhere = useOtherMedia(documentKey);
  const elsewhereUrls = useMediaUrls(elsewhere.media);
  const receiver = useReceiver();
  const [isPreparing, setIsPreparing] = useState(false);
  const [refused, setRefused] = useState<{ name: string; fault: Fault }>();

  const finish = (name: string, answer: Answer) => {
    if ('fault' in answer) setRefused({ name, fault: answer.fault });
    else if ('known' in answer) onChoose(answer.known);
    else onChoose(answer.picture, answer.files);
  };
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setIsPreparing(true);
    setRefused(undefined);
    const answer = await takeFile(file, receiver, 'photo');
    setIsPreparing(false);
    // Allows choosing the same file again.
    target.value = '';
    // Ignored if the dialog has closed meanwhile.
    if (target.isConnected) finish(file.name, answer);
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
          onChange={take}
        />
      </label>
      <p role="status">{isPreparing && label('admin.photo.preparing')}</p>
      <div role="alert">
        {refused && (
          <p css={callout}>
            <strong>{refused.name}</strong> {label(`admin.media.fault.${refused.fault}`)}{' '}
            {label('admin.photo.unchanged')}
          </p>
        )}
      </div>
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
                  // Each draft gets its own copy of the file, because the other draft may be discarded.
                  onClick={() => {
                    const name = nameFile(choice);
                    finish(name, file ? joinDraft(name, { photo: file }, receiver.current) : { known: choice });
                  }}
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

/** The media of this device's other drafts, such as a new album, and what they show. */
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
