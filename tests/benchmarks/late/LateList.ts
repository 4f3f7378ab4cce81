import { createElement, useState } from 'react';

/** One line that opens: what a page of the site does at least. */
function Line({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(false);
  return createElement(
    'li',
    null,
    createElement(
      'button',
      { type: 'button', 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
      title,
    ),
    createElement(
      'p',
      null,
      'Everybody who left the school in that year is welcome, with family, from noon until the music stops.',
    ),
  );
}

/** A list of 24 lines, rendered by the server and hydrated in the browser. */
export const LateList = () =>
  createElement(
    'ul',
    null,
    Array.from({ length: 24 }, (_, index) =>
      createElement(Line, { key: index, title: `The reunion in Accra, hour ${index + 1}` }),
    ),
  );
