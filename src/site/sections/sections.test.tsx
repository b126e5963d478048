/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import { Fragment } from 'react';
import { present } from '../../content/present/present';
import { selectHome } from '../../content/select/pages';
import { anchors } from '../../routes';
import { type PictureSource, ResolvePictureContext } from '../../shared/components/Picture';
import { languages } from '../../shared/i18n/languages';
import { label, matchLabel } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { Footer } from '../frame/Footer';
import { AboutSection } from './AboutSection';
import { ActivitiesSection } from './ActivitiesSection';
import { ContactSection } from './ContactSection';
import { DonationSection, type DonationSectionProps, Trust } from './DonationSection';
import { drawSection } from './drawSection';
import { GallerySection } from './GallerySection';
import { HeroSection } from './HeroSection';

const content = loadFixtureContent();
const sectionKeys = Object.keys(anchors) as (keyof typeof anchors)[];

describe.each(languages)('in %s', (language) => {
  const presented = present(content, language);
  const home = { frame: presented.frame, ...selectHome(presented) };
  const { sections, albums } = home;

  it('the landing page has every section at its anchor, in the order of the anchors', () => {
    const { container } = renderInLanguage(
      <>
        {sectionKeys.map((key) => (
          <Fragment key={key}>{drawSection(key, home)}</Fragment>
        ))}
        <Footer {...home.frame} home="" />
      </>,
      language,
    );
    const ids = [...container.querySelectorAll('section[id], section > [id]')].map(({ id }) => id);
    expect(ids).toEqual(Object.values(anchors));
    const { cta1, cta2, motto } = sections.hero;
    expect([cta1, cta2].map((name) => screen.getByRole<HTMLAnchorElement>('link', { name }).hash)).toEqual([
      '#activities',
      '#donation',
    ]);
    expect(screen.getAllByText(motto).map(({ lang }) => lang)).toEqual(['en', 'en']);
  });

  it('each album card links to its album’s page, with a badge if it has a video', () => {
    renderInLanguage(<GallerySection {...sections.gallery} albums={albums} count={albums.length} />, language);
    const prefix = language === 'fr' ? '' : '/en';
    for (const { name, slug, videos } of albums) {
      const card = screen.getByRole('link', { name: new RegExp(name) });
      expect(card).toHaveAttribute('href', `${prefix}/albums/${slug}/`);
      expect(within(card).queryAllByText(matchLabel('album.video', {}, language))).toHaveLength(videos > 0 ? 1 : 0);
    }
  });
});

const presented = present(content, 'fr');
const { sections, activities, albums } = selectHome(presented);

it('each activity links to the gallery and to the donation, and says so with its title', () => {
  renderInLanguage(<ActivitiesSection {...sections.activities} activities={activities} count={activities.length} />);
  for (const { title } of activities) {
    const find = ({ source }: RegExp) => screen.getByRole('link', { name: new RegExp(`^${source}.*${title}$`) });
    expect(find(matchLabel('activity.learnMore'))).toHaveAttribute('href', '#gallery');
    expect(find(matchLabel('activity.support'))).toHaveAttribute('href', '#donation');
  }
});

it('an activity’s support button has the donation colour unless the activity is completed', () => {
  const [first] = activities;
  const readBackground = (status: 'active' | 'completed') => {
    const shown = first ? [{ ...first, status }] : [];
    const { unmount } = renderInLanguage(<ActivitiesSection {...sections.activities} activities={shown} count={1} />);
    const { backgroundColor, background } = getComputedStyle(
      screen.getByRole('link', { name: matchLabel('activity.support') }),
    );
    unmount();
    return background || backgroundColor;
  };
  expect(readBackground('active')).toContain('var(--color-accent)');
  expect(readBackground('completed')).not.toContain('--color-accent');
});

it('a screen reader reads an activity’s title first, then its status, date, place and participants', () => {
  renderInLanguage(<ActivitiesSection {...sections.activities} activities={activities.slice(0, 1)} count={1} />);
  const dateline = screen.getByText('2025').parentElement;
  expect(dateline).toHaveTextContent('2025 Kribi et Limbé 300+ voisins');
  const status = dateline?.previousElementSibling;
  expect(status).toHaveTextContent(label('status.active'));
  expect(status?.previousElementSibling).toBe(screen.getByRole('heading', { level: 3 }));
});

it('the contact section shows a subtitle only when there is one', () => {
  const { rerender } = renderInLanguage(<ContactSection {...sections.contact} />);
  expect(screen.queryByText('Venez nous voir')).toBeNull();
  rerender(<ContactSection {...sections.contact} subtitle="Venez nous voir" />);
  expect(screen.getByText('Venez nous voir')).toBeInTheDocument();
});

it('real contacts are links to a call, an e-mail and a WhatsApp message', () => {
  const contactLinks = {
    phone: 'tel:+237699000000',
    email: 'mailto:nous@asso.cm',
    whatsapp: 'https://wa.me/237699000000',
  };
  renderInLanguage(
    <ContactSection {...sections.contact} phone="+237 699 00 00 00" email="nous@asso.cm" contactLinks={contactLinks} />,
  );
  expect(screen.getByRole('link', { name: '+237 699 00 00 00' })).toHaveAttribute('href', contactLinks.phone);
  expect(screen.getByRole('link', { name: 'nous@asso.cm' })).toHaveAttribute('href', contactLinks.email);
  expect(screen.getByRole('link', { name: label('contact.whatsapp') })).toHaveAttribute('href', contactLinks.whatsapp);
});

it('each of two phone numbers is a link to its call', () => {
  const phones = [
    { text: '699 00 00 00', number: '+237699000000' },
    { text: ' / ' },
    { text: '677 11 11 11', number: '+237677111111' },
  ];
  renderInLanguage(<ContactSection {...sections.contact} contactLinks={{ phone: 'tel:+237699000000', phones }} />);
  expect(screen.getByRole('link', { name: '699 00 00 00' })).toHaveAttribute('href', 'tel:+237699000000');
  expect(screen.getByRole('link', { name: '677 11 11 11' })).toHaveAttribute('href', 'tel:+237677111111');
});

it('placeholder contacts are shown without links', () => {
  renderInLanguage(<ContactSection {...sections.contact} />);
  expect(document.body).toHaveTextContent('+237 6XX XX XX XX');
  expect(document.body).toHaveTextContent('contact@example.org');
  expect(screen.queryAllByRole('link')).toEqual([]);
});

const none = { ways: [], contactLinks: {}, facts: {}, bureau: '', paymentSetup: undefined };
const ask: DonationSectionProps = { ...sections.donation, ...none };

it('the donation section has its picture, if any, after its text', () => {
  const { rerender } = renderInLanguage(<DonationSection {...ask} />);
  const picture = screen.getByRole('img', { name: /deux conteurs à la veillée/ });
  expect(picture.compareDocumentPosition(screen.getByText(ask.subtitle))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  rerender(<DonationSection {...ask} picture={undefined} />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('a donation section without a form leads to the activities', () => {
  renderInLanguage(<DonationSection {...ask} />);
  expect(screen.getByRole('link', { name: label('activity.all') })).toHaveAttribute('href', '/activites/');
});

it('the use of donations, once known, follows the subtitle of the donation section', () => {
  const { rerender } = renderInLanguage(<DonationSection {...ask} />);
  expect(screen.getByText(ask.subtitle).nextElementSibling).toBeNull();
  rerender(<DonationSection {...ask} facts={{ giftUse: 'Des actes de naissance.' }} />);
  expect(screen.getByText(ask.subtitle).nextElementSibling).toHaveTextContent('Des actes de naissance.');
});

const readTerms = () => screen.queryAllByRole('term').map(({ textContent }) => textContent);
const known = { paymentHandling: 'Par CinetPay.', taxNumber: 'P01' };

it('beside the form are the payment provider, the reference, the privacy page, and the known facts', () => {
  renderInLanguage(<Trust facts={known} bureau="Ama, présidente" takesPayments />);
  expect(readTerms()).toEqual([
    label('trust.paymentHandling'),
    label('trust.reference'),
    label('trust.tracking'),
    label('trust.taxNumber'),
    label('trust.bureau'),
  ]);
  expect(screen.getByText(/Ama, présidente/)).toBeVisible();
  expect(screen.getByRole('link', { name: label('about.more') })).toHaveAttribute('href', '/association/');
  expect(screen.getByRole('link', { name: label('trust.privacy') })).toHaveAttribute('href', '/confidentialite/');
});

it('without a form, only the known facts are listed', () => {
  const { rerender } = renderInLanguage(<Trust facts={known} bureau="" takesPayments={false} />);
  expect(readTerms()).toEqual([label('trust.taxNumber')]);
  rerender(<Trust facts={{}} bureau="" takesPayments={false} />);
  expect(readTerms()).toEqual([]);
});

it('the gallery links the index of albums only where some are left out', () => {
  const draw = (count: number) => <GallerySection {...sections.gallery} albums={albums.slice(0, 1)} count={count} />;
  const { rerender } = renderInLanguage(draw(3));
  expect(screen.getByRole('link', { name: label('album.allOf', { count: 3 }) })).toHaveAttribute('href', '/albums/');
  rerender(draw(1));
  expect(screen.queryByRole('link', { name: label('album.allOf', { count: 1 }) })).toBeNull();
});

it('the activities link their index only where some are left out', () => {
  const draw = (count: number) => (
    <ActivitiesSection {...sections.activities} activities={activities.slice(0, 1)} count={count} />
  );
  const { rerender } = renderInLanguage(draw(9));
  const name = label('activity.allOf', { count: 9 });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/activites/');
  rerender(draw(1));
  expect(screen.queryByRole('link', { name: label('activity.allOf', { count: 1 }) })).toBeNull();
});

const readItems = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('the map links a place to its album, and is absent without places', () => {
  const { rerender } = renderInLanguage(<AboutSection {...sections.about} />);
  const places = screen.getByRole('list', { name: label('about.places') });
  expect(readItems(places)).toEqual(['Garoua', 'Kribi']);
  expect(within(places).getByRole('link', { name: 'Kribi' })).toHaveAttribute('href', '/albums/veillee/');
  rerender(<AboutSection {...sections.about} places={undefined} />);
  expect(screen.queryByRole('list', { name: label('about.places') })).toBeNull();
});

it('a number with an activity leads to it', () => {
  renderInLanguage(<AboutSection {...sections.about} />);
  expect(screen.getByRole('link', { name: '30+ fêtes de quartier' })).toHaveAttribute(
    'href',
    '/activites/fete-de-quartier/',
  );
  expect(screen.queryByRole('link', { name: 'puits creusés' })).toBeNull();
});

it('each name on the map is at its place, on the side with more land', () => {
  const places = [
    { id: 'a', name: 'Ici', x: 20, y: 60 },
    { id: 'b', name: 'Loin', x: 90, y: 30 },
  ];
  const { container } = renderInLanguage(<AboutSection {...sections.about} places={places} />);
  const names = within(screen.getByRole('list', { name: label('about.places') })).getAllByRole('listitem');
  const at = names.map(({ style }) => style.getPropertyValue('--place'));
  expect(at).toEqual(['60% auto auto 20%', '30% 10% auto auto']);
  const lozenges = container.querySelector('path:last-of-type')?.getAttribute('d');
  expect(lozenges?.match(/z/g)).toHaveLength(2);
});

it('the title of an activity leads to its page', () => {
  renderInLanguage(<ActivitiesSection {...sections.activities} activities={activities} count={2} />, 'en');
  expect(screen.getByRole('link', { name: 'Fête de quartier' })).toHaveAttribute(
    'href',
    '/en/activities/fete-de-quartier/',
  );
});

it('the landing page’s first picture fills its frame, a portrait without a focus too', () => {
  const portrait: PictureSource = { kind: 'built', sources: [], src: '/p.jpg', srcSet: '', width: 720, height: 1080 };
  renderInLanguage(
    <ResolvePictureContext value={() => portrait}>
      <HeroSection {...sections.hero} pictureFocus={undefined} />
    </ResolvePictureContext>,
  );
  expect(screen.getByRole('img').style.objectFit).toBe('');
});
