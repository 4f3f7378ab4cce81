import { linkProtocols, richTextTags } from '@year-group/api-types/common/rules';
import { FilterXSS } from 'xss';

/** Rich text that has been sanitised. Only `cleanHtml` creates it, so unsanitised text does not compile. */
export type CleanHtml = string & { readonly __clean: never };

const allowedLink = new RegExp(`^(?:(?:${linkProtocols.join('|')}):|/(?![/\\\\])|#)`, 'i');

/** Characters that browsers ignore in an address and that could hide a protocol. */
// oxlint-disable-next-line no-control-regex
const skipped = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028\u2029\ufeff]/g;

const filter = new FilterXSS({
  whiteList: Object.fromEntries(richTextTags.map((tag) => [tag, tag === 'a' ? ['href'] : []])),
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style'],
  css: false,
  safeAttrValue(_tag, _name, value) {
    const address = value.replace(skipped, '');
    return allowedLink.test(address) ? address.replaceAll('"', '&quot;').replaceAll('<', '&lt;') : '';
  },
});

/** Rich text with only the editor's tags, and links with the allowed protocols. */
export function cleanHtml(html: string): CleanHtml {
  return filter.process(html) as CleanHtml;
}
