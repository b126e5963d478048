/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { associationFields } from '../../content/model/association';
import { present } from '../../content/present/present';
import { selectAppeal, selectAssociation } from '../../content/select/pages';
import { label, matchLabel } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { AssociationPage } from './AssociationPage';

const content = loadFixtureContent();
const presented = present(content, 'fr');
const { frame } = presented;
const contactLinks = { whatsapp: 'https://wa.me/237699000000' };
const page = {
  ...selectAssociation(presented),
  appeal: selectAppeal(presented, true),
  frame: { ...frame, contact: { ...frame.contact, contactLinks } },
};
const report = '/uploads/publications/rapport-2025.pdf';
const files = { [report]: { url: '/static/1/rapport-2025.pdf', bytes: 1_150_000 } };
const whole = { ...page.texts, publications: page.texts.publications.slice(0, 1) };

const readParts = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

it('the association page has its parts in the order of their fields, each under the title in its label', () => {
  renderInLanguage(<AssociationPage {...page} texts={whole} files={files} />);
  const [reason, ...titles] = Object.keys(associationFields).flatMap(
    (name) => content.labels.fr[`association.${name}`] ?? [],
  );
  expect(readParts()).toEqual([reason, label('association.work'), ...titles, page.appeal.title]);
});

it('the association page has a picture, named as a sample, and asks for donations once, at the end', () => {
  renderInLanguage(<AssociationPage {...page} files={files} />);
  const picture = screen.getByRole('img', { name: /une fête de quartier/ }).closest('figure');
  expect(picture?.textContent).toBe(label('photo.sample'));
  const asks = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/#donation');
  expect(asks).toEqual([screen.getAllByRole('link').at(-1)]);
});

it('while nobody can give, the association page asks for no donation, and leads to the activities', () => {
  const { sections } = presented;
  const closed = {
    ...presented,
    sections: { ...sections, donation: { ...sections.donation, hasOtherWays: undefined } },
  };
  renderInLanguage(<AssociationPage {...page} appeal={selectAppeal(closed, false)} files={files} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).not.toContain('/#donation');
  expect(links.at(-1)).toBe('/activites/');
});

it('the association page says what was done, for whom, when and where, and links its albums', () => {
  renderInLanguage(<AssociationPage {...page} files={files} />);
  const well = screen.getByRole('heading', { name: 'Puits du marché' }).closest('li') as HTMLElement;
  expect(within(well).getByText(/40 familles/)).toBeVisible();
  const links = within(well)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/activites/puits-du-marche/', '/albums/chantier/']);
});

it('the association page says whom to call about a child in danger, at the footer’s anchor', () => {
  renderInLanguage(<AssociationPage {...page} files={files} />);
  const part = within(document.getElementById('child-protection') as HTMLElement);
  expect(part.getByRole('heading', { name: label('association.childProtection') })).toBeInTheDocument();
  expect(part.getByRole('link', { name: '116' })).toHaveAttribute('href', 'tel:116');
});

it('the association page omits a part without content', () => {
  const { title, lead } = page.texts;
  renderInLanguage(
    <AssociationPage {...page} texts={{ title, lead, isSample: undefined, publications: [] }} files={{}} />,
  );
  expect(readParts()).toEqual([label('association.work'), page.appeal.title]);
});

it('a publication states its size before it is opened, and one without a file is not listed', () => {
  renderInLanguage(<AssociationPage {...page} files={files} />);
  const links = [...document.querySelectorAll('a[type="application/pdf"]')];
  const size = label('size.megabytes', { size: '1,2' });
  const weight = label('association.publication', { size, language: label('association.fr') });
  expect(links.map((link) => link.parentElement?.textContent)).toEqual([`Rapport d’activité 2025${weight}`]);
});

describe('whoever wants to help', () => {
  const readHrefs = () =>
    screen
      .queryAllByRole('link', { name: matchLabel('association.writeAbout') })
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  const show = (whatsapp?: string) => {
    const contact = { ...page.frame.contact, contactLinks: { whatsapp } };
    renderInLanguage(<AssociationPage {...page} frame={{ ...page.frame, contact }} files={files} />);
  };

  it('gets a prepared WhatsApp message', () => {
    show('https://wa.me/237699000000');
    const text = 'Bonjour, je voudrais aider l’association comme bénévole.';
    expect(plain(readHrefs()[1])).toBe(`https://wa.me/237699000000?text=${text}`);
  });

  it('is led to the contacts where WhatsApp is a group', () => {
    show('https://chat.whatsapp.com/abc');
    expect(new Set(readHrefs())).toEqual(new Set(['/#contact']));
  });

  it('is not asked to while there are no contacts', () => {
    show();
    expect(readHrefs()).toEqual([]);
    expect(screen.queryByRole('heading', { name: label('association.join') })).toBeNull();
  });
});

it('a partner’s half-typed URL breaks no page', () => {
  const partners = [{ id: 'x', name: 'Mairie', work: 'La place.', url: 'https://' }];
  renderInLanguage(<AssociationPage {...page} texts={{ ...page.texts, partners }} files={files} />);
  expect(screen.getByRole('link', { name: 'https://' })).toBeVisible();
});

it('the association page shows the known legal facts', () => {
  const site = { ...page.frame.site, legalName: 'Association A', taxNumber: 'M012345678901X' };
  renderInLanguage(<AssociationPage {...page} founded="mars 2012" frame={{ ...page.frame, site }} files={files} />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual([label('association.founded'), label('trust.legalName'), label('trust.taxNumber')]);
});
