import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { anchors } from '../content/anchors';
import type { SectionKey } from '../content/model';
import { Band } from '../layout/Band';
import { Footer } from '../layout/Footer';
import { NdopBand } from '../layout/NdopBand';
import { About } from './About';
import { Activities } from './Activities';
import { Contact } from './Contact';
import { Donation } from './Donation';
import { Gallery } from './Gallery';
import { Hero } from './Hero';

/** What draws each section of the landing page: the page itself and the editors' previews all look it up here. */
const sections = {
  hero: Hero,
  about: About,
  activities: Activities,
  gallery: Gallery,
  contact: Contact,
  donation: Donation,
  footer: Footer,
} as const satisfies Record<SectionKey, unknown>;

/** The band of the page that each one lies on, with its margins; `edge` goes from edge to edge by itself. */
const bands = {
  hero: 'edge',
  about: { tone: 'paper', usualHeight: '73rem' },
  activities: { tone: 'deep', usualHeight: '110rem' },
  gallery: { tone: 'paper', usualHeight: '118rem' },
  contact: { tone: 'deep', usualHeight: '31rem' },
  donation: { tone: 'night', usualHeight: '87rem' },
  footer: 'edge',
} as const satisfies Record<SectionKey, 'edge' | Omit<ComponentProps<typeof Band>, 'children'>>;

type OnBand = { [Key in SectionKey]: (typeof bands)[Key] extends 'edge' ? never : Key }[SectionKey];

type HomeSectionProps<Key extends SectionKey> = {
  section: Key;
  /** What the page adds on the same stretch, below the section. */
  children?: ReactNode;
} & ComponentProps<(typeof sections)[Key]>;

export function HomeSection<Key extends SectionKey>({ section, children, ...props }: HomeSectionProps<Key>) {
  // TypeScript does not see that what is left of the props are those of the section named.
  const Section = sections[section] as ComponentType<object>;
  if (!isOnBand(section)) return <Section {...props} />;
  return (
    <>
      {section === 'donation' && <NdopBand />}
      <Band id={anchors[section]} {...bands[section]}>
        <Section {...props} />
        {children}
      </Band>
    </>
  );
}

function isOnBand(section: SectionKey): section is OnBand {
  return bands[section] !== 'edge';
}
