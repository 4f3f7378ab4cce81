/* Runs inside the page of a story: the function is sent as text and may use nothing outside of itself. */
/* oxlint-disable no-underscore-dangle -- Storybook chose the name of its preview. */
declare global {
  var __STORYBOOK_PREVIEW__: { currentRender?: { id?: string; phase?: string } } | undefined;
}

/** True when the story has been rendered and played, a sentence when it failed, else false. */
export function storyFinished(storyId: string): string | boolean {
  if (document.body.classList.contains('sb-show-errordisplay'))
    return `The story failed: ${document.querySelector('#error-message')?.textContent ?? ''}`;
  if (document.body.classList.contains('sb-show-nopreview')) return 'Storybook shows no such story.';
  const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
  return render?.id === storyId && render.phase === 'finished';
}
