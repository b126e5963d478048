import { css } from '@emotion/react';
import { type MouseEventHandler, useEffect, useMemo, useRef, useState } from 'react';
import { TextAreaField } from '../../../components/Field';
import { useLabels } from '../../../components/wording';
import { defaultLanguage, type Language, languages, languagesInFrench } from '../../../i18n/languages';
import { buttonStyles } from '../../../theme/buttonStyles';
import type { DraftMediaFile } from '../drafts/drafts';
import { toolsStyles } from '../styles';
import { useMediaUrls } from './useMediaUrls';
import { useWeight } from './useWeight';

/** A photo's descriptions. */
export type Descriptions = Partial<Record<Language, string>>;

/** The field that describes a picture. */
export type Description = { label: string; texts: Descriptions };

/** A chosen photo: the URL of a published one, or the data of a draft's. */
export type Choice = { src: string; large: string; photo?: undefined } | { src: string; photo: DraftMediaFile };

type DescribePhotoProps = {
  choice: Choice;
  description: Description | undefined;
  onBack: MouseEventHandler<HTMLButtonElement>;
  onConfirm: (descriptions: Descriptions) => void;
};

/** Leaves room on a phone for the description, with the keyboard open. */
const chosenStyles = css`
  max-block-size: 28svh;
`;

/** Shows the chosen photo, and asks for its description. */
export function DescribePhoto({ choice, description, onBack, onConfirm }: DescribePhotoProps) {
  const label = useLabels();
  const lighter = useWeight(choice.photo);
  const urls = useMediaUrls(useMemo(() => (choice.photo ? { [choice.src]: choice.photo } : {}), [choice]));
  const [texts, setTexts] = useState(description?.texts ?? {});
  const [isMissing, setIsMissing] = useState(false);
  const inputs = useRef<HTMLDivElement>(null);
  // The pressed button is gone, and the description comes next.
  useEffect(() => inputs.current?.querySelector<HTMLElement>('textarea, button')?.focus(), []);

  const confirm = () => {
    if (description && !texts[defaultLanguage]?.trim()) {
      setIsMissing(true);
      inputs.current?.querySelector('textarea')?.focus();
    } else {
      onConfirm(texts);
    }
  };

  return (
    <div ref={inputs} css={{ display: 'grid', gap: '1rem' }}>
      <img css={chosenStyles} src={choice.photo ? urls[choice.src] : choice.large} alt="" />
      {choice.photo && (
        <p role="status">
          {lighter} {choice.photo.isStill && label('admin.photo.still')}
        </p>
      )}
      {description &&
        languages.map((language) => {
          const isFrench = language === defaultLanguage;
          return (
            <TextAreaField
              key={language}
              label={`${description.label} (${languagesInFrench[language]})${isFrench ? ' *' : ''}`}
              hint={isFrench ? label('admin.photo.describe') : undefined}
              error={isMissing && isFrench ? label('admin.problem.required') : undefined}
              lang={language}
              rows={2}
              value={texts[language] ?? ''}
              // The value is one line, although the text area wraps it.
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
