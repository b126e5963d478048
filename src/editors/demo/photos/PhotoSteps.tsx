import { css } from '@emotion/react';
import { type ChangeEvent, useEffect, useMemo, useRef, useState } from 'react';
import { TextAreaField } from '../../../components/Field';
import { useLabels } from '../../../components/wording';
import { defaultLanguage, type Language, languages, languagesInFrench } from '../../../i18n/languages';
import { buttonStyles } from '../../../theme/buttonStyles';
import { callout, smallText } from '../../../theme/mixins';
import { token } from '../../../theme/tokens';
import type { DraftPhoto } from '../drafts/drafts';
import { filePickerStyles, toolsStyles } from '../styles';
import { usePhotos } from './PhotosContext';
import { type PhotoFault, preparePhoto } from './preparePhoto';
import { usePhotoUrls } from './usePhotoUrls';
import { useWeight } from './useWeight';

/** A photo's descriptions. */
export type Descriptions = Partial<Record<Language, string>>;

type PhotoStepsProps = {
  onClose: () => void;
  /** The picture in use. */
  src: string;
  /** The field that describes the picture, if the model has one. */
  description?: { label: string; required: boolean; texts: Descriptions };
  /** A path for a new photo, from the name of its file. */
  namePhoto: (fileName: string) => string;
  onChoose: (src: string, descriptions: Descriptions, photo?: DraftPhoto) => void;
};

/** A chosen photo: the URL of a published one, or the data of a draft's. */
type Choice = { src: string; large: string; photo?: undefined } | { src: string; photo: DraftPhoto };

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
      outline: 4px solid ${token('--color-accent')};
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

/** Leaves room on a phone for the description, with the keyboard open. */
const chosenStyles = css`
  max-block-size: 28svh;
`;

/** Chooses a photo, from the phone or from the site, and asks for its description. */
export function PhotoSteps({ onClose, src, description, namePhoto, onChoose }: PhotoStepsProps) {
  const [choice, setChoice] = useState<Choice>();
  if (!choice) return <Choose src={src} namePhoto={namePhoto} onChoose={setChoice} onClose={onClose} />;

  return (
    <Describe
      choice={choice}
      description={choice.src === src ? description : description && { ...description, texts: {} }}
      onBack={() => setChoice(undefined)}
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
  const { published, photos, urls } = usePhotos();
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
    else onChoose({ src: namePhoto(file.name), photo: { bytes: result.bytes, originalBytes: file.size } });
  };
  const choices = [
    ...Object.entries(photos).map(([src, photo]) => ({ src, small: urls[src], photo })),
    ...published.filter(({ src }) => !(src in photos)),
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

type DescribeProps = {
  choice: Choice;
  description: PhotoStepsProps['description'];
  onBack: () => void;
  onConfirm: (descriptions: Descriptions) => void;
};

function Describe({ choice, description, onBack, onConfirm }: DescribeProps) {
  const label = useLabels();
  const lighter = useWeight(choice.photo);
  const urls = usePhotoUrls(useMemo(() => (choice.photo ? { [choice.src]: choice.photo } : {}), [choice]));
  const [texts, setTexts] = useState(description?.texts ?? {});
  const [isMissing, setIsMissing] = useState(false);
  const inputs = useRef<HTMLDivElement>(null);
  // The pressed button is gone; the next thing to do is the description.
  useEffect(() => inputs.current?.querySelector<HTMLElement>('textarea, button')?.focus(), []);

  const confirm = () => {
    if (description?.required && !texts[defaultLanguage]?.trim()) {
      setIsMissing(true);
      inputs.current?.querySelector('textarea')?.focus();
    } else {
      onConfirm(texts);
    }
  };

  return (
    <div ref={inputs} css={{ display: 'grid', gap: '1rem' }}>
      <img css={chosenStyles} src={choice.photo ? urls[choice.src] : choice.large} alt="" />
      {choice.photo && <p role="status">{lighter}</p>}
      {description &&
        languages.map((language) => {
          const isFrench = language === defaultLanguage;
          return (
            <TextAreaField
              key={language}
              label={`${description.label} (${languagesInFrench[language]})${description.required && isFrench ? ' *' : ''}`}
              hint={isFrench ? label('admin.photo.describe') : undefined}
              error={isMissing && isFrench ? label('admin.problem.required') : undefined}
              lang={language}
              rows={2}
              value={texts[language] ?? ''}
              // One line, in a box that wraps.
              onChange={({ target }) => setTexts({ ...texts, [language]: target.value.replace(/\s*\n\s*/g, ' ') })}
            />
          );
        })}
      <div css={toolsStyles}>
        <button type="button" css={buttonStyles.primary} onClick={confirm}>
          {label('admin.photo.use')}
        </button>
        <button type="button" css={buttonStyles.outline} onClick={onBack}>
          {label('admin.photo.other')}
        </button>
      </div>
    </div>
  );
}
