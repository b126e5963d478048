/** The same query as in src/gatsby/decap/page.html. */
const wideEnough = matchMedia('(min-width: 800px)');

// On narrower screens the page only links to the demo editor and does not load Decap's 1.3 MB.
function loadIfWide(): void {
  if (!wideEnough.matches) return;
  import('./decap').catch(() => document.querySelector('[role=alert][hidden]')?.removeAttribute('hidden'));
}

wideEnough.addEventListener('change', loadIfWide);
loadIfWide();
