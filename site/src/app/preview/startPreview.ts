import { type PreviewDrafts, type PreviewMessage, previewReady } from '@year-group/api-types/content/preview';
import { paletteCss } from '@year-group/api-types/group/paletteCss';
import { messages } from '@year-group/api-types/messages';
import { storage } from '#lib/storage.ts';
import type { AppStore, StoreExtra } from '#store/makeStore.ts';
import { isRecord, showDraft } from './showDraft.ts';

/** Where the draft is seen, when that is not the top of its page: the last of these elements. */
const places: { [Kind in keyof PreviewDrafts]?: string } = {
  home: '#about',
  contact: 'main section',
  houses: 'main form',
  registration: 'main fieldset',
};

let isStarted = false;

/** Shows what the panel sends, until the frame is closed. Nothing is sent from here, or stored. */
export function startPreview(store: AppStore): void {
  if (isStarted) return;
  isStarted = true;
  store.dispatch(refuseWrites);
  storage.isPreview = true;
  const colours = new CSSStyleSheet();
  document.adoptedStyleSheets.push(colours);
  let isFirst = true;
  listenToPanel(({ preview, draft, palette, theme }) => {
    if (theme) document.documentElement.dataset.theme = theme;
    if (palette) colours.replaceSync(paletteCss(palette));
    showDraft({ preview, draft }, store);
    if (isFirst) begin(preview);
    isFirst = false;
  });
}

/** Calls `onDraft` with each draft that the panel sends to this page in its frame. */
function listenToPanel(onDraft: (message: PreviewMessage) => void): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<PreviewMessage | undefined>) => {
    const isPanel = origin === location.origin && source === window.parent;
    if (isPanel && data?.preview) onDraft(data);
  });
  if (window.parent !== window) window.parent.postMessage(previewReady, location.origin);
}

/** Links of a section's page lead to the site's other pages, which show its draft too. */
function begin(preview: keyof PreviewDrafts): void {
  if (isRecord(preview)) document.addEventListener('click', stay, { capture: true });
  const place = places[preview];
  const element = place && [...document.querySelectorAll(place)].at(-1);
  if (!element) return;
  // Not `scrollIntoView`: it would scroll the panel too, under the hands of the officer who writes there.
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0;
  scrollTo({ top: scrollY + element.getBoundingClientRect().top - margin, behavior: 'instant' });
}

/** Stops links: they would lead away from the preview, or share an address without a page. */
function stay(event: MouseEvent): void {
  if (!(event.target instanceof Element && event.target.closest('a[href]'))) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Forms of the preview can be filled in, but not sent. */
function refuseWrites(_dispatch: unknown, _getState: unknown, extra: StoreExtra): void {
  const { transport } = extra;
  extra.transport = async (request, signal) =>
    request.method === 'GET'
      ? transport(request, signal)
      : { status: 403, body: { error: messages.group.previewSendsNothing } };
}
