import { expect, it } from 'vitest';
import { usedStyles } from './usedStyles.ts';

const html = '<main class="page wide" data-tone="night" data-open=""><p class="text">Text</p></main>';

it.each([
  ['an element', 'a:hover{color:red}'],
  ['its classes', '.page .text{color:red}'],
  ['an attribute', '.page[data-open]{color:red}'],
  ['the value of an attribute', '.page[data-tone=night]{color:red}'],
  ['one of several selectors', '.gone,.text{color:red}'],
  ['what must not be there', '.page:not(.gone:is(.gone)):has(.gone){color:red}'],
  ['what an inline script sets', ':root[data-empty-cart] .text{color:red}'],
  ['the state of a native element', 'dialog[open]{color:red}'],
  ['a width', '@media (width>=48rem){.text{color:red}}'],
  ['an animation', '@keyframes rise{0%{opacity:0}to{opacity:1}}'],
  ['nothing', '@layer reset,base;'],
])('keeps a rule for %s', (_, css) => {
  expect(usedStyles(css)(html)).toBe(css);
});

it.each([
  '.gone{color:red}',
  '.page .gone,.gone:hover{color:red}',
  '.page[data-busy]{color:red}',
  '.page[data-tone=paper]{color:red}',
  '@layer components{@media print{.gone{color:red}}}',
])('leaves out %s', (css) => {
  expect(usedStyles(`${css}p{color:red}`)(html)).toBe('p{color:red}');
});
