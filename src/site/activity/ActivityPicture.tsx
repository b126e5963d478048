import type { ReactNode } from 'react';
import type { Activity } from '../../content/model/model';
import { Picture } from '../../shared/components/Picture';
import { minWidth } from '../../shared/theme/breakpoints';
import { edgeToEdgeStyles, widePictureStyles } from '../../shared/theme/pageStyles';
import { Lozenges } from './Lozenges';

type ActivityPictureProps = {
  activity: Pick<Activity, 'picture' | 'pictureAlt' | 'pictureFocus' | 'people' | 'participants'>;
  isFirst?: boolean;
  children?: ReactNode;
};

/** The picture, on a band with a lozenge per person. */
export function ActivityPicture({ activity, isFirst, children }: ActivityPictureProps) {
  const { picture: src, pictureAlt: alt = '', pictureFocus: focus, people, participants } = activity;
  const sizes = `${minWidth.large} min(46vw, 44rem), 100vw`;
  return src ? (
    <figure>
      <Picture styles={widePictureStyles} src={src} alt={alt} focus={focus} sizes={sizes} isFirst={isFirst} />
      <Lozenges people={people} participants={participants} styles={edgeToEdgeStyles} />
      {children}
    </figure>
  ) : null;
}
