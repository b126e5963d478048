import type { ReactNode } from 'react';
import type { PresentedContent } from '../../content/present/present';
import type { HomeContent } from '../../content/select/pages';
import type { anchors } from '../../routes';
import { AboutSection } from './AboutSection';
import { ActivitiesSection } from './ActivitiesSection';
import { ContactSection } from './ContactSection';
import { DonationSection, type DonationSectionProps } from './DonationSection';
import { GallerySection, type GallerySectionProps } from './GallerySection';
import { HeroSection } from './HeroSection';

/** What the landing page's sections show. Only the build knows the costs of albums, and the provider. */
export type LandingContent = HomeContent &
  Pick<PresentedContent, 'frame'> &
  Pick<GallerySectionProps, 'costs'> &
  Partial<Pick<DonationSectionProps, 'paymentSetup'>>;

export const drawSection: Record<keyof typeof anchors, (page: LandingContent) => ReactNode> = {
  hero: ({ sections }) => <HeroSection {...sections.hero} />,
  about: ({ sections }) => <AboutSection {...sections.about} />,
  activities: ({ sections, activities, counts }) => (
    <ActivitiesSection {...sections.activities} activities={activities} count={counts.activities} />
  ),
  gallery: ({ sections, albums, counts, costs }) => (
    <GallerySection {...sections.gallery} albums={albums} count={counts.albums} costs={costs} />
  ),
  contact: ({ sections }) => <ContactSection {...sections.contact} />,
  donation: ({ sections, frame, ways, bureau, paymentSetup }) => (
    <DonationSection
      {...sections.donation}
      ways={ways}
      contactLinks={frame.contact.contactLinks}
      facts={frame.site}
      bureau={bureau}
      paymentSetup={paymentSetup}
    />
  ),
};
