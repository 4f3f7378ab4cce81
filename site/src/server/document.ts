import { colours } from '@year-group/api-types/group/colours';
import type { PageLook } from '@year-group/api-types/system/siteRenderer';
import { cartScript } from '#app/pageStart/cartScript.ts';
import { inlineScript } from '#app/pageStart/inlineScript.ts';
import type { ClientBuild } from './pageAssets.ts';
import { usedStyles } from './usedStyles.ts';

/** A rendered page before it becomes a document. */
export interface RenderedPage {
  /** React's output: head tags first, then the page. */
  markup: string;
  /** Source file of the page, as named in the browser build. */
  module?: string | undefined;
  /** The page shows the cart. */
  showsCart: boolean;
  /** The store's state, as text that is safe in a script tag. */
  state: string;
  look?: PageLook | undefined;
}

/** React puts tags for the head before everything else. Attributes never contain a bare `>`. */
const headTags = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;
/**
 * What Vite adds to index.html for static hosts: the files that must not load before the first
 * picture.
 */
const viteTags =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/**
 * Until the first picture is shown, no other picture is fetched (its colour fills its place) and
 * nothing below the first section is laid out. The inline script then sets the attribute, which
 * ends this.
 */
const firstPictureFirst =
  '<style>@media(scripting:enabled){html:not([data-drawn]) main img[loading=lazy]{display:none}}html:not([data-drawn]) :is(main>section~*,main [data-dehydrated]>*){content-visibility:auto;contain-intrinsic-block-size:auto 50rem}</style>';

const preloadFont = (href: string | undefined, priority = ''): string =>
  href ? `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin${priority}>` : '';

/** The head of a page with the group's icons, and its colour around the page. */
const withLook = (head: string, { darkPaper, iconQuery }: PageLook): string =>
  head
    .replaceAll(colours.dark.paper, darkPaper)
    .replaceAll(/\/(?:favicon|apple-touch-icon)\.\w+/g, `$&${iconQuery}`);

/** Returns the function that makes an HTML document of a rendered page. */
export function createDocument(build: ClientBuild): (page: RenderedPage) => string {
  const frame = build.indexHtml
    .replace(viteTags, '')
    .replace(/<!-- .*? -->/gs, '')
    .replace(/\n\s*/g, '');
  const [beforeHead = '', afterHead = ''] = frame.split('<!--head-->');
  const [beforePage = '', afterPage = ''] = afterHead.split('<!--page-->');
  const [beforeEnd = '', afterEnd = ''] = afterPage.split('<!--end-->');
  const { title, text } = build.fonts;
  // The text font is optional: requested early, but never before the first picture.
  const fonts = preloadFont(title) + preloadFont(text, ' fetchpriority="low"');
  const stylesOf = usedStyles(build.sheet.text);

  return ({ markup, module, showsCart, state, look }) => {
    const head = headTags.exec(markup)?.[0] ?? '';
    // All other rules come with the scripts, before which nothing can need them.
    const css = stylesOf(markup);
    return [
      beforeHead,
      head,
      showsCart ? `<script>${cartScript}</script>` : '',
      fonts,
      `<style>${css}</style>`,
      // The sheet of all rules is put before the group's colours, which replace its own.
      `<style id="look">${look?.css ?? ''}</style>`,
      firstPictureFirst,
      look ? withLook(beforePage, look) : beforePage,
      markup.slice(head.length),
      beforeEnd,
      `<script type="application/json" id="state">${state}</script>`,
      `<script data-sheet="${build.sheet.file}" data-modules="${build.scriptsOf(module).join(' ')}">`,
      `${inlineScript}</script>`,
      afterEnd,
    ].join('');
  };
}
