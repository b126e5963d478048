/**
 * Data-saver mode, "mode économe": on by itself with Save-Data or a slow connection, and by a switch, whose word is kept.
 * It must act before any picture is asked for, and without the scripts of the page; so it is a small script in the page
 * itself, the same on every page. Its state is `data-saver` on `<body>`, `1` or empty; without scripts there is
 * none.
 */

/** Marks the buttons that turn the mode on and off. */
export const switchAttribute = 'data-switch';

/** For styles: `<body>` as the mode is on or off. Neither matches without scripts. */
export const saving = { on: "body[data-saver='1']", off: "body[data-saver='']" } as const;

export function isSavingData(): boolean {
  return document.body.dataset.saver === '1';
}

/** A `sizes` that has the browser take the file of this width, whatever the screen. */
export function sizesFor(width: number): string {
  return `${width / window.devicePixelRatio}px`;
}

/**
 * In it, `v` is the state. A lazy picture is asked for once it has been laid out, after the observer has given it a
 * `sizes` of 99px, for which the narrowest file will do on any screen: every picture of a page is lazy for that reason,
 * the first one too. What is to be preloaded waits in a `<noscript>`. A picture that is there already is left alone: its
 * smaller file would be one more download.
 */
export const dataSaverScript = [
  '{let d=document,c=navigator.connection||{},v,',
  `w="[${switchAttribute}]",a=(q,f)=>d.querySelectorAll(q).forEach(f),`,
  's=()=>{d.body.dataset.saver=v;a(w,b=>b.ariaPressed=!!v);a("[sizes]",(e,i)=>{i=e.parentNode.lastChild;',
  'v?i.loading!="lazy"||i.naturalWidth||e.s||(e.s=e.sizes,e.sizes="99px"):e.s&&(e.sizes=e.s,e.s=0)})};',
  'try{v=localStorage.saver}catch{}',
  'v==null&&(v=c.saveData||/[23]/.test(c.effectiveType)?1:"");s();',
  'v||a("head>noscript",n=>n.outerHTML=n.textContent);',
  'new MutationObserver(s).observe(d,{childList:1,subtree:1});',
  'd.onclick=e=>{if(e.target.closest(w))try{v=v?"":1;s();localStorage.saver=v}catch{}}}',
].join('');
