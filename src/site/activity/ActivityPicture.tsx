import type { Activity } from '../../content/model/model';
import { Picture } from '../../shared/components/Picture';
import { minWidth } from '../../shared/theme/breakpoints';
import { edgeToEdgeStyles, sampleTagStyles, widePictureStyles } from '../../shared/theme/pageStyles';
import { useLabels } from '../../shared/wording/wording';
import { Lozenges } from './Lozenges';

type ActivityPictureProps = {
  activity: Partial<Pick<Activity, 'picture' | 'pictureAlt' | 'pictureFocus' | 'people' | 'participants'>> & {
    isSample?: boolean | undefined;
  };
  /** Whether the picture is alone on its page, and not one of a section that names its samples. */
  isFirst?: boolean;
};

/** The picture, on a band with a lozenge per person. */
export function ActivityPicture({ activity, isFirst }: ActivityPictureProps) {
  const label = useLabels();
  const { picture: src, pictureAlt: alt = '', pictureFocus: focus, people, participants = '', isSample } = activity;
  const sizes = `${minWidth.large} min(46vw, 44rem), 100vw`;
  return src ? (
    <figure>
      <div css={edgeToEdgeStyles}>
        <Picture styles={widePictureStyles} src={src} alt={alt} focus={focus} sizes={sizes} isFirst={isFirst} />
        {isFirst && isSample && <p css={sampleTagStyles}>{label('photo.sample')}</p>}
      </div>
      <Lozenges people={people} participants={participants} styles={edgeToEdgeStyles} />
    </figure>
  ) : null;
}
