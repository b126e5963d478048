/** The same query as in src/gatsby/decap/page.html. */
const wideEnough = matchMedia('(min-width: 800px)');

// On narrower screens, the page does not load Decap, and links to the demo editor.
function loadIfWide(): void {
  if (!wideEnough.matches) return;
  import('./decap').catch(() => document.querySelector('[role=alert][hidden]')?.removeAttribute('hidden'));
}

wideEnough.addEventListener('change', loadIfWide);
loadIfWide();
