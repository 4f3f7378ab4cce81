const bullet = /^\s*[·•o§▪\-–\uF0B7]\s*$/;

/**
 * Cleans up HTML pasted from Word: its lists are paragraphs with a typed bullet, its headings would
 * lose their weight, its empty paragraphs are only spacing.
 */
export function fromWord(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const useless of body.querySelectorAll('style, script, meta, link, title, xml')) useless.remove();
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (/^H\d$/.test(paragraph.tagName)) makeStrong(paragraph);
    else if (isListItem(paragraph)) moveIntoList(paragraph);
    else if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
  }
  return body.innerHTML;
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';
const isListItem = (element: Element) =>
  element.className.startsWith('MsoListParagraph') || /mso-list:\s*l\d/i.test(styleOf(element));

function makeStrong(heading: Element) {
  const strong = document.createElement('strong');
  strong.append(...heading.childNodes);
  const paragraph = document.createElement('p');
  paragraph.append(strong);
  heading.replaceWith(paragraph);
}

function moveIntoList(paragraph: Element) {
  const mark = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  const tag = mark && !bullet.test(mark.textContent) ? 'OL' : 'UL';
  mark?.remove();
  const before = paragraph.previousElementSibling;
  const list = before?.tagName === tag ? before : document.createElement(tag);
  const item = document.createElement('li');
  item.append(...paragraph.childNodes);
  list.append(item);
  if (list === before) paragraph.remove();
  else paragraph.replaceWith(list);
}
