import { colours } from '@year-group/api-types/group/colours';
import type { PageLook } from '@year-group/api-types/system/siteRenderer';
import { inlineScript } from './inlineScript.ts';
import type { ClientBuild } from './pageAssets.ts';

/** A rendered page before it becomes a document. */
interface RenderedPage {
  /** React's output: head tags first, then the page. */
  markup: string;
  /** Source file of the page, as named in the browser build. */
  module?: string | undefined;
  /** The store's state, as text that is safe in a script tag. */
  state: string;
  look?: PageLook | undefined;
}

/** React puts tags for the head before everything else. Attributes never contain a bare `>`. */
const headTags = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;
/** The scripts that Vite adds to index.html for static hosts. Here `inlineScript.ts` starts them. */
const viteScripts = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** The head of a page with the group's icons, and its colour around the page. */
const withLook = (head: string, { darkPaper, iconQuery }: PageLook): string =>
  head
    .replaceAll(colours.dark.paper, darkPaper)
    .replaceAll(/\/(?:favicon|apple-touch-icon)\.\w+/g, `$&${iconQuery}`);

/** Returns the function that makes an HTML document of a rendered page. */
export function createDocument(build: ClientBuild): (page: RenderedPage) => string {
  const frame = build.indexHtml.replace(viteScripts, '').replace(/\n\s*/g, '');
  const [styles = ''] = /<link rel="stylesheet"[^>]*>/.exec(frame) ?? [];
  const [beforeHead = '', afterHead = ''] = frame.replace(styles, '').split('<!--head-->');
  const [beforePage = '', afterPage = ''] = afterHead.split('<!--page-->');

  return ({ markup, module, state, look }) => {
    const head = headTags.exec(markup)?.[0] ?? '';
    return [
      beforeHead,
      `<script data-files="${build.scriptsOf(module).join(' ')}">${inlineScript}</script>`,
      // Before the page's pictures, which take longer and would be fetched first.
      styles,
      head,
      look ? withLook(beforePage, look).replace('</head>', `<style>${look.css}</style></head>`) : beforePage,
      markup.slice(head.length),
      // By a function: a text would have its `$&` and `$'` filled in.
      afterPage.replace('<!--end-->', () => `<script type="application/json" id="state">${state}</script>`),
    ].join('');
  };
}
