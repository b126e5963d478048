/** @jest-environment jsdom */
import { compileInlineScripts } from '../../gatsby/inline/inlineScripts';
import { NoticeBand } from '../../site/frame/NoticeBand';
import { renderInLanguage } from '../../testing/renderInLanguage';

const { notice: code } = compileInlineScripts();

afterEach(() => jest.useRealTimers());

function renderAt(now: string): HTMLElement {
  jest.useFakeTimers({ now: new Date(now) });
  const { container } = renderInLanguage(<NoticeBand text="Fermé." firstDay="2026-03-01" lastDay="2026-03-04" />);
  const notice = container.querySelector('aside') as HTMLElement;
  const script = document.createElement('script');
  script.textContent = code;
  notice.after(script);
  return notice;
}

// The country's clock is an hour ahead of UTC.
it.each(['2026-02-28T23:00:00Z', '2026-03-04T22:59:59Z'])('at %s, a notice of 1 to 4 March is shown', (now) => {
  expect(renderAt(now).hidden).toBe(false);
});

it.each(['2026-02-28T22:59:59Z', '2026-03-04T23:00:00Z'])('at %s, a notice of 1 to 4 March is hidden', (now) => {
  expect(renderAt(now).hidden).toBe(true);
});
