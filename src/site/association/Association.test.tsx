/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { associationFields } from '../../content/association';
import { selectAssociation } from '../../content/pages';
import { present } from '../../content/present';
import { label } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { Association } from './Association';

const content = loadFixtureContent();
const page = selectAssociation(present(content, 'fr'));
const report = '/uploads/documents/rapport-2025.pdf';
const files = { [report]: { url: '/static/1/rapport-2025.pdf', bytes: 1_150_000 } };
const whole = { ...page.texts, documents: page.texts.documents.slice(0, 1) };

const readParts = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

it('the page has its parts in the order of their fields, each with the title that the labels have for it', () => {
  renderInLanguage(<Association {...page} texts={whole} files={files} />);
  const titles = Object.keys(associationFields).flatMap((name) => content.labels.fr[`association.${name}`] ?? []);
  expect(readParts()).toEqual([label('association.who'), ...titles, page.ask.title]);
});

it('the page has its picture beside the title, and its only ask at the end', () => {
  renderInLanguage(<Association {...page} files={files} />);
  expect(screen.getByRole('img', { name: /une fête de quartier/ })).toBeInTheDocument();
  const asks = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/#donation');
  expect(asks).toEqual([screen.getAllByRole('link').at(-1)]);
});

it('the page says whom to tell of a child in danger, where the footer’s link leads', () => {
  renderInLanguage(<Association {...page} files={files} />);
  const part = within(document.getElementById('child-protection') as HTMLElement);
  expect(part.getByRole('heading', { name: label('association.childProtection') })).toBeInTheDocument();
  expect(part.getByRole('link', { name: '116' })).toHaveAttribute('href', 'tel:116');
});

it('a part without content is not shown', () => {
  const { title, lead } = page.texts;
  renderInLanguage(<Association {...page} texts={{ title, lead, years: [], documents: [] }} files={{}} />);
  expect(readParts()).toEqual([label('association.who'), page.ask.title]);
});

it('a year has what the ledger says of online gifts in each currency, and the association’s own figures with their total', () => {
  renderInLanguage(<Association {...page} files={files} />);
  const year = screen.getByRole('heading', { name: '2025' }).parentElement as HTMLElement;
  expect(plain(year.querySelector('p')?.textContent)).toContain('1 250 000 FCFA (83 dons), 150 € (3 dons).');
  const tables = within(year).getAllByRole('table');
  expect(tables.map((table) => [...table.querySelectorAll('tr')].map((row) => plain(row.textContent)))).toEqual([
    [
      `${label('association.thisSite')}1 250 000`,
      'Cotisations120 000',
      'Dons en espèces30 000',
      `${label('association.total')}1 400 000`,
    ],
    [
      'Puits du marché300 000',
      'Fête de quartier75 000',
      `${label('association.total')}375 000`,
      `${label('association.rest')}1 025 000`,
    ],
  ]);
});

it('online gifts in francs head what a year received; alone, they are no total', () => {
  const [year] = page.texts.years;
  if (!year) throw new Error('The fixtures have no year');
  const readFirst = (changes: Partial<typeof year>) => {
    const texts = { ...page.texts, years: [{ ...year, ...changes }] };
    const { unmount } = renderInLanguage(<Association {...page} texts={texts} files={files} />);
    const row = plain(screen.getAllByRole('table')[0]?.querySelector('tr')?.textContent);
    unmount();
    return row;
  };
  const sum = { year: 2025, count: 1, comparedOn: '4 janvier 2026' };
  const francs = (['XAF', 'XOF'] as const).map((currency) => ({ ...sum, currency, sum: 350 }));
  expect(readFirst({ online: francs })).toBe(`${label('association.thisSite')}700`);
  expect(readFirst({ online: [{ ...sum, currency: 'EUR', sum: 700 }] })).toBe('Cotisations120 000');
  expect(readFirst({ received: [] })).toBe('Puits du marché300 000');
});

it('the bars are measured by the largest amount of all years, received or spent', () => {
  renderInLanguage(<Association {...page} files={files} />);
  const parts = [...document.querySelectorAll<HTMLElement>('tbody tr')].map((row) =>
    row.style.getPropertyValue('--part'),
  );
  const of2024 = '6%';
  expect(parts).toEqual(['100%', '10%', '2%', '24%', '6%', of2024]);
});

it('nothing is left over of a year whose receipts are not known', () => {
  renderInLanguage(<Association {...page} files={files} />);
  const year = screen.getByRole('heading', { name: '2024' }).parentElement as HTMLElement;
  expect(year).not.toHaveTextContent(label('association.rest'));
});

it('a document says its weight before it is opened, and one without a file is not listed', () => {
  renderInLanguage(<Association {...page} files={files} />);
  const links = [...document.querySelectorAll('a[type="application/pdf"]')];
  expect(links.map((link) => plain(link.parentElement?.textContent))).toEqual([
    'Rapport d’activité 2025PDF · 1,2 Mo · en français',
  ]);
});

it('whoever joins writes a prepared message, reads the contacts where none can receive it, or waits for them', () => {
  const readLinks = () =>
    screen
      .queryAllByRole('link', { name: /Nous écrire/ })
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  const draw = (whatsapp?: string) => {
    const contact = { ...page.frame.contact, contactLinks: { whatsapp } };
    return <Association {...page} frame={{ ...page.frame, contact }} files={files} />;
  };
  const { rerender } = renderInLanguage(draw());
  expect(readLinks()).toEqual([]);
  expect(screen.getAllByText(label('association.soon'))).toHaveLength(page.texts.join?.length ?? 0);
  rerender(draw('https://chat.whatsapp.com/abc'));
  expect(new Set(readLinks())).toEqual(new Set(['/#contact']));
  rerender(draw('https://wa.me/237699000000'));
  expect(plain(readLinks()[1])).toBe(
    'https://wa.me/237699000000?text=Bonjour, je voudrais aider l’association comme bénévole.',
  );
});

it('a partner’s address that is being written does not stop the page', () => {
  const partners = [{ id: 'x', name: 'Mairie', work: 'La place.', url: 'https://' }];
  renderInLanguage(<Association {...page} texts={{ ...page.texts, partners }} files={files} />);
  expect(screen.getByRole('link', { name: 'https://' })).toBeVisible();
});

it('the legal facts are shown where they are known', () => {
  const site = { ...page.frame.site, legalName: 'Association A', taxNumber: 'M012345678901X' };
  renderInLanguage(<Association {...page} founded="mars 2012" frame={{ ...page.frame, site }} files={files} />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual([
    'Mission',
    label('contact.address'),
    label('association.founded'),
    label('trust.legalName'),
    label('trust.taxNumber'),
  ]);
});
