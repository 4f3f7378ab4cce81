import { createHash } from 'node:crypto';
import { openAnewPause, openedAnewKey } from '#app/openAnew.ts';

/**
 * Brings the page to life after its `load` event, or at the first touch or key if that comes earlier, so that no script
 * competes with the first picture for a thin line. The files stand in the tag's own `data-modules`, the entry first:
 * the text is the same on every page and can be allowed by its hash. A page whose scripts a release has replaced is
 * loaded anew, once.
 */
export const starter = `(()=>{const d=document,m=d.currentScript.dataset.modules.split(" "),n=["pointerdown","keydown","touchstart"];let on;const anew=()=>{try{const s=sessionStorage,t=Date.now();if(t-(s["${openedAnewKey}"]||0)>${openAnewPause}){s["${openedAnewKey}"]=t;location.reload()}}catch{}};const go=()=>{if(on)return;on=1;for(const e of n)removeEventListener(e,go,!0);for(const h of m){const l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)}import(m[0]).catch(anew)};for(const e of n)addEventListener(e,go,{capture:!0,passive:!0});d.readyState=="complete"?go():addEventListener("load",go)})()`;

/** The source expression that lets a Content-Security-Policy allow the starter. */
export const starterHash = `sha256-${createHash('sha256').update(starter).digest('base64')}`;
