import { css } from '@emotion/react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { buttonStyles } from '../../components/buttonStyles';
import { Dialog } from '../../components/Dialog';
import { TextAreaField } from '../../components/Field';
import { toast } from '../../components/toasts';
import { useLabels } from '../../components/wording';
import { defaultLanguage, type Language, languages, languagesInFrench } from '../../i18n/languages';
import { callout, smallText } from '../../theme/mixins';
import { token } from '../../theme/tokens';
import { filePickerStyles, toolsStyles } from '../styles';
import { usePhotos } from './PhotosContext';
import type { DraftPhoto } from './photoStore';
import { type PhotoFault, preparePhoto } from './preparePhoto';
import { useWeight } from './useWeight';

/** A photo's descriptions. */
export type Descriptions = Partial<Record<Language, string>>;

type PhotoDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The picture in use. */
  src: string;
  /** The field that describes the picture, if the model has one. */
  description?: { label: string; required: boolean; texts: Descriptions };
  /** A path for a new photo, from the name of its file. */
  namePhoto: (fileName: string) => string;
  onChoose: (src: string, descriptions: Descriptions) => void;
};

/** A chosen photo, which is a new one when it has its data. */
type Choice = { src: string; url: string; photo?: DraftPhoto };

const dialogStyles = css`
  inline-size: min(44rem, calc(100vw - 1rem));
  max-block-size: calc(100dvh - 1rem);
  border-block-start: 6px solid ${token('--color-mark')};
`;

const contentStyles = css`
  display: grid;
  gap: 1rem;
  padding: 1.25rem;
  h2 {
    font-size: ${token('--size-card-title')};
  }
  h3 {
    font: inherit;
    font-weight: 700;
  }
`;

const gridStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: 0.75rem;
  button {
    display: grid;
    gap: 0.25rem;
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: transparent;
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

const describeStyles = css`
  display: grid;
  gap: 1rem;
`;

/** Leaves room on a phone for the description, with the keyboard open. */
const chosenStyles = css`
  max-inline-size: 100%;
  max-block-size: 28svh;
`;

/** Chooses a photo, from the phone or from the site, and asks for its description. */
export function PhotoDialog({ open, onClose, ...step }: PhotoDialogProps) {
  const label = useLabels();
  return (
    <Dialog open={open} onClose={onClose} label={label(titleKey(step))} styles={dialogStyles}>
      <Steps {...step} onClose={onClose} />
    </Dialog>
  );
}

const titleKey = ({ src }: { src: string }) => (src ? 'admin.photo.change' : 'admin.photo.add');

function Steps({ onClose, src, description, namePhoto, onChoose }: Omit<PhotoDialogProps, 'open'>) {
  const label = useLabels();
  const { add } = usePhotos();
  const [choice, setChoice] = useState<Choice>();

  const confirm = async ({ src, photo }: Choice, descriptions: Descriptions) => {
    if (photo && !(await add(src, photo))) {
      toast.error({ title: label('admin.photo.notKeptTitle'), message: label('admin.photo.notKept') });
    }
    onChoose(src, descriptions);
    onClose();
  };

  return (
    <div css={contentStyles}>
      <h2>{label(titleKey({ src }))}</h2>
      {choice ? (
        <Describe
          choice={choice}
          description={choice.src === src ? description : description && { ...description, texts: {} }}
          onBack={() => setChoice(undefined)}
          onConfirm={(descriptions) => confirm(choice, descriptions)}
        />
      ) : (
        <Choose src={src} namePhoto={namePhoto} onChoose={setChoice} onClose={onClose} />
      )}
    </div>
  );
}

type ChooseProps = Pick<PhotoDialogProps, 'src' | 'namePhoto' | 'onClose'> & { onChoose: (choice: Choice) => void };

function Choose({ src, namePhoto, onChoose, onClose }: ChooseProps) {
  const label = useLabels();
  const { published, drafts } = usePhotos();
  const [state, setState] = useState<PhotoFault | 'preparing'>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const takeFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setState('preparing');
    const result = await preparePhoto(file);
    // Allows choosing the same file again.
    target.value = '';
    if (!isOpen.current) return;
    if ('fault' in result) {
      setState(result.fault);
      return;
    }
    const photo = { blob: result.blob, originalBytes: file.size };
    onChoose({ src: namePhoto(file.name), url: URL.createObjectURL(photo.blob), photo });
  };
  const choices: (Choice & { small: string })[] = [
    ...Object.entries(drafts).map(([src, photo]) => ({ src, small: photo.url, url: photo.url, photo })),
    ...published.filter(({ src }) => !(src in drafts)).map(({ src, small, large }) => ({ src, small, url: large })),
  ];

  return (
    <>
      <div css={toolsStyles}>
        <label css={[buttonStyles.primary, filePickerStyles]}>
          {label('admin.photo.take')}
          <input type="file" accept="image/*" disabled={state === 'preparing'} onChange={takeFile} />
        </label>
        <button type="button" css={buttonStyles.outline} onClick={onClose}>
          {label('admin.photo.cancel')}
        </button>
      </div>
      <p role="status">{state === 'preparing' && label('admin.photo.preparing')}</p>
      <div role="alert">
        {state && state !== 'preparing' && <p css={callout}>{label(`admin.photo.fault.${state}`)}</p>}
      </div>
      {choices.length > 0 && (
        <>
          <h3>{label('admin.photo.onSite')}</h3>
          <ul css={gridStyles}>
            {choices.map(({ small, ...choice }) => (
              <li key={choice.src}>
                <button
                  type="button"
                  aria-pressed={choice.src === src}
                  disabled={state === 'preparing'}
                  onClick={() => onChoose(choice)}
                >
                  <img src={small} alt="" loading="lazy" width={104} height={104} />
                  <PhotoName src={choice.src} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function PhotoName({ src }: { src: string }) {
  const [name, folder] = src.split('/').toReversed();
  return (
    <span>
      {name} <small>{folder}</small>
    </span>
  );
}

type DescribeProps = {
  choice: Choice;
  description: PhotoDialogProps['description'];
  onBack: () => void;
  onConfirm: (descriptions: Descriptions) => void;
};

function Describe({ choice: { url, photo }, description, onBack, onConfirm }: DescribeProps) {
  const label = useLabels();
  const weight = useWeight();
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
    <div ref={inputs} css={describeStyles}>
      <img css={chosenStyles} src={url} alt="" />
      {photo && <p role="status">{weight(photo.originalBytes, photo.blob.size)}</p>}
      {description &&
        languages.map((language) => (
          <TextAreaField
            key={language}
            label={`${description.label} (${languagesInFrench[language]})${description.required && language === defaultLanguage ? ' *' : ''}`}
            hint={language === defaultLanguage ? label('admin.photo.describe') : undefined}
            error={isMissing && language === defaultLanguage ? label('admin.problem.required') : undefined}
            lang={language}
            rows={2}
            value={texts[language] ?? ''}
            // One line, in a box that wraps.
            onChange={({ target }) => setTexts({ ...texts, [language]: target.value.replace(/\s*\n\s*/g, ' ') })}
          />
        ))}
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
