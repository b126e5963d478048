import type { ReactNode } from 'react';
import type { PresentedContent } from '../../content/present/present';
import type { HomeContent } from '../../content/select/pages';
import type { anchors } from '../../routes';
import { About } from './About';
import { Activities } from './Activities';
import { Contact } from './Contact';
import { Donation, type DonationProps } from './Donation';
import { Gallery, type GalleryProps } from './Gallery';
import { Hero } from './Hero';

/** What the landing page's sections show. Only the build knows the costs of albums, and the provider. */
export type LandingContent = HomeContent &
  Pick<PresentedContent, 'frame'> &
  Pick<GalleryProps, 'costs'> &
  Partial<Pick<DonationProps, 'payment'>>;

export const drawSection: { [Key in keyof typeof anchors]: (page: LandingContent) => ReactNode } = {
  hero: ({ sections }) => <Hero {...sections.hero} />,
  about: ({ sections }) => <About {...sections.about} />,
  activities: ({ sections, activities, counts }) => (
    <Activities {...sections.activities} activities={activities} count={counts.activities} />
  ),
  gallery: ({ sections, albums, counts, costs }) => (
    <Gallery {...sections.gallery} albums={albums} count={counts.albums} costs={costs} />
  ),
  contact: ({ sections }) => <Contact {...sections.contact} />,
  donation: ({ sections, frame, ways, officers, payment }) => (
    <Donation
      {...sections.donation}
      ways={ways}
      contactLinks={frame.contact.contactLinks}
      facts={frame.site}
      officers={officers}
      payment={payment}
    />
  ),
};
