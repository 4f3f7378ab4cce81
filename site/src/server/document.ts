import type { ClientBuild } from './pageAssets.ts';
import { starter } from './starter.ts';

/** A rendered page before it is put into a document. */
export interface RenderedPage {
  /** What React rendered: tags of the head first, then the page. */
  markup: string;
  /** Files of the page in the client's build, by their sources. */
  modules: string[];
  /** Files whose scripts come later, while their styles come with the page. */
  laterModules: string[];
  /** The store's state, as text that is safe in a script tag. */
  state: string;
}

/** React puts tags that belong into the head before everything else; attributes never contain a bare `>`. */
const headTags = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;
/** What Vite adds to index.html for static hosts: the very files that must not load before the first picture. */
const viteTags =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/**
 * Until the first picture is drawn, no other one is fetched (its colour stands in its place) and what stands below the first
 * section is not laid out; the starter then sets the attribute, and the page is whole.
 */
const firstPictureFirst =
  '<style>@media(scripting:enabled){html:not([data-drawn]) main img[loading=lazy]{display:none}}html:not([data-drawn]) main>section~*{content-visibility:auto;contain-intrinsic-block-size:auto 50rem}</style>';

const preloadFont = (href: string | undefined, priority = ''): string =>
  href ? `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin${priority}>` : '';

/** Returns the function that makes a whole HTML document of a rendered page. */
export function createDocument(build: ClientBuild): (page: RenderedPage) => string {
  const frame = build.indexHtml
    .replace(viteTags, '')
    .replace(/<!-- .*? -->/gs, '')
    .replace(/\n\s*/g, '');
  const [beforeHead = '', afterHead = ''] = frame.split('<!--head-->');
  const [beforePage = '', afterPage = ''] = afterHead.split('<!--page-->');
  const [beforeEnd = '', afterEnd = ''] = afterPage.split('<!--end-->');
  const { title, text } = build.fonts;
  // The text's font is one that a page can do without: asked for early, but never before the first picture.
  const fonts = preloadFont(title) + preloadFont(text, ' fetchpriority="low"');

  return ({ markup, modules, laterModules, state }) => {
    const { scripts } = build.assetsOf(modules);
    const { styles } = build.assetsOf([...modules, ...laterModules]);
    const head = headTags.exec(markup)?.[0] ?? '';
    const css = styles.map(build.styleOf).join('\n');
    // Each inlined sheet is also named by a link that is switched off: Vite's loader of lazy pages looks for such links,
    // believes the sheet is there, and never fetches it a second time.
    const inlined = styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join('');
    return [
      beforeHead,
      head,
      fonts,
      `<style>${css}</style>`,
      firstPictureFirst,
      inlined,
      beforePage,
      markup.slice(head.length),
      beforeEnd,
      `<script type="application/json" id="state">${state}</script>`,
      `<script data-modules="${scripts.join(' ')}">${starter}</script>`,
      afterEnd,
    ].join('');
  };
}
