import { createElement, useState } from 'react';

/** One line that opens: what a page of the site does at least. */
function Line({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = { type: 'button', 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) } as const;
  const text = 'Everybody who left the school in that year is welcome, with family, until the music stops.';
  return createElement('li', null, createElement('button', toggle, title), createElement('p', null, text));
}

/** A list of 24 lines, rendered by the server and hydrated in the browser. */
export function LateList() {
  const hours = Array.from({ length: 24 }, (_, index) => index + 1);
  const lines = hours.map((hour) =>
    createElement(Line, { key: hour, title: `The reunion in Accra, hour ${hour}` }),
  );
  return createElement('ul', null, lines);
}
