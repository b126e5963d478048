import type { ReactNode } from 'react';
import type { Activity } from '../../content/model/model';
import { Picture } from '../../shared/components/Picture';
import { edgeToEdge, widePicture } from '../../shared/theme/pageStyles';
import { Lozenges } from './Lozenges';

type ActivityPictureProps = {
  activity: Pick<Activity, 'picture' | 'pictureAlt' | 'pictureFocus' | 'people' | 'participants'>;
  first?: boolean;
  children?: ReactNode;
};

/** The picture, on a band with a lozenge per person. */
export function ActivityPicture({ activity, first, children }: ActivityPictureProps) {
  const { picture, pictureAlt = '', pictureFocus, people, participants } = activity;
  const sizes = '(min-width: 64em) min(52vw, 60rem), 100vw';
  return picture ? (
    <figure>
      <Picture styles={widePicture} src={picture} alt={pictureAlt} focus={pictureFocus} sizes={sizes} first={first} />
      <Lozenges people={people} participants={participants} styles={edgeToEdge} />
      {children}
    </figure>
  ) : null;
}
