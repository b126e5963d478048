/** As in src/gatsby/decap/page.css. */
const wideEnough = matchMedia('(min-width: 800px)');

// On a narrower screen the page only leads to the demo editor: Decap's 1.3 MB would be paid for nothing.
function load(): void {
  if (!wideEnough.matches) return;
  import('./decap').catch(() => document.querySelector('[role=alert][hidden]')?.removeAttribute('hidden'));
}

wideEnough.addEventListener('change', load);
load();
