/** As in src/gatsby/decap/page.html. */
const wideEnough = matchMedia('(min-width: 800px)');

// On a narrower screen the page only links to the demo editor, so Decap's 1.3 MB are not loaded.
function load(): void {
  if (!wideEnough.matches) return;
  import('./decap').catch(() => document.querySelector('[role=alert][hidden]')?.removeAttribute('hidden'));
}

wideEnough.addEventListener('change', load);
load();
