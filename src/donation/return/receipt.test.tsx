/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { languages } from '../../shared/i18n/languages';
import { label, matchLabel } from '../../testing/label';
import { type ReturnAnswer, refusalReasons } from '../rules/paymentCheck';
import { checked, pageContent, readFacts, setCheck, show, startAnew } from '../testing/returnPage';

beforeEach(startAnew);
afterEach(() => {
  jest.useRealTimers();
  delete document.body.dataset.printer;
});

const receipt: Partial<ReturnAnswer> = {
  method: 'OMCM',
  operatorId: 'MP220915.2257.A76307',
  paidAt: '2022-09-15T22:57:15Z',
};

describe('the receipt', () => {
  it('shows every fact of the check, and the legal facts of the association', () => {
    setCheck(checked('accepted', receipt));
    show('accepted', { site: { legalName: 'Association A, loi de 1990', registration: '012/A', taxNumber: 'P01' } });
    expect(readFacts()).toMatchObject({
      [label('return.reference')]: '12345678',
      [label('return.amount')]: '1\u202f000\u00a0FCFA',
      [label('return.date')]: label('return.localDate', { date: '15 septembre 2022 à 23\u00a0h\u00a057' }),
      [label('return.method')]: 'Orange Money',
      [label('return.operatorId')]: 'MP220915.2257.A76307',
      [label('return.recipient')]: 'Association A, loi de 1990',
      [label('return.registration')]: '012/A',
      [label('return.taxNumber')]: 'P01',
    });
    expect(screen.getByText(matchLabel('return.receipt.note'))).toBeVisible();
  });

  it('shows no button that an app’s browser cannot serve', () => {
    setCheck(checked('accepted'));
    show('accepted');
    expect(screen.queryByRole('button', { name: label('return.receipt.print') })).toBeNull();
  });

  it('can be printed where the page can print', () => {
    // As enhancePage.ts does, which also prints.
    document.body.dataset.printer = '';
    setCheck(checked('accepted'));
    show('accepted');
    expect(screen.getByRole('button', { name: label('return.receipt.print') })).toHaveAttribute('data-print');
  });

  it('can be shared with all its facts', () => {
    setCheck(checked('accepted', receipt));
    show('accepted');
    const message = readMessage(label('return.receipt.send'));
    for (const fact of ['12345678', '1\u202f000\u00a0FCFA', 'Orange Money', 'MP220915.2257.A76307', 'Association A']) {
      expect(message).toContain(fact);
    }
  });
});

function readMessage(name: string): string {
  const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  return decodeURIComponent(link.search).replace(/^\?(text|body)=/, '');
}

it.each(languages)(
  'the accepted page’s share link in %s names the association, but neither amount nor reference',
  (language) => {
    const name = label('share.siteAction', {}, language);
    setCheck(checked('accepted', receipt));
    show('accepted', { language });
    const message = readMessage(name);
    expect(message).toContain('Association A');
    expect(message).not.toMatch(/1.?000|12345678/);
  },
);

it('the help link is absent without real contacts', () => {
  const findLink = () => screen.queryByRole<HTMLAnchorElement>('link', { name: label('return.help.action') });
  setCheck(checked('pending'));
  const { container } = show('pending');
  expect(findLink()?.href).toMatch(/^https:\/\/wa\.me\/237699000000\?text=/);
  container.remove();
  show('pending', { contactLinks: {} });
  expect(findLink()).toBeNull();
});

it.each(languages)('the refused page says in %s why and what to do, when the reason is known', (language) => {
  const words = pageContent.labels[language];
  for (const reason of refusalReasons) {
    setCheck(checked('refused', { reason }));
    const { container } = show('refused', { language });
    expect(container).toHaveTextContent(`${words[`return.reason.${reason}`]} ${words[`return.advice.${reason}`]}`);
    container.remove();
  }
});

it.each([
  ['OM', true],
  ['MOMOCM', true],
  ['VISAMCM', false],
  [undefined, false],
])('only the refusal of a mobile payment warns of the same amount: %s', (method, isWarned) => {
  setCheck(checked('refused', { method }));
  const { container } = show('refused');
  expect(container.textContent?.includes(label('return.sameAmount'))).toBe(isWarned);
});
