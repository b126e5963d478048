import { switchAttribute } from './dataSaver';

/**
 * What stands in every page; apart from dataSaver.ts, so that visitors do not load it twice. `v` is the state. A lazy
 * picture is asked for once it has been laid out, after the observer has given it a `sizes` of 79px, for which the
 * narrowest file, of 320, will do on any phone's screen: every picture of a page is lazy for that reason, the first one too, which need
 * not wait for the layout once it has it. What is to be preloaded waits in a `<noscript>`. A picture that is there
 * already is left alone: its smaller file would be one more download.
 */
export const dataSaverScript = [
  '{let d=document,c=navigator.connection||{},v,',
  `w="[${switchAttribute}]",a=(q,f)=>d.querySelectorAll(q).forEach(f),`,
  's=()=>{d.body.dataset.saver=v;a(w,b=>b.ariaPressed=!!v);a("[sizes]",(e,i)=>{i=e.parentNode.lastChild;',
  'v?i.loading!="lazy"||i.naturalWidth||e.s||(e.s=e.sizes,e.sizes="79px",',
  'e.fetchPriority!="high"||(e.loading="eager")):e.s&&(e.sizes=e.s,e.s=0)})};',
  'try{v=localStorage.saver}catch{}',
  'v==null&&(v=c.saveData||/[23]/.test(c.effectiveType)?1:"");s();',
  'v||a("head>noscript",n=>n.outerHTML=n.textContent);',
  'new MutationObserver(s).observe(d,{childList:1,subtree:1});',
  'd.onclick=e=>{if(e.target.closest(w))try{v=v?"":1;s();localStorage.saver=v}catch{}}}',
].join('');
