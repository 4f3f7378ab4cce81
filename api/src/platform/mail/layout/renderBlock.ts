import { escapeHtml } from '../../http/escapeHtml.ts';
import type { Block } from './letter.ts';
import { fonts, type LetterColours } from './palette.ts';

type Light = LetterColours['light'];
const text = (light: Light) =>
  `font-family:${fonts.text};font-size:16px;line-height:1.6;color:${light.ink};overflow-wrap:anywhere;`;
const quiet = (light: Light) =>
  `font-family:${fonts.text};font-size:14px;line-height:1.6;color:${light.inkSoft};overflow-wrap:anywhere;`;
const ruled = (light: Light) => `padding:10px 0;border-bottom:1px solid ${light.line};`;
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Renders one block of a mail as HTML; every value is escaped here. */
export function renderBlock(block: Block, light: Light): string {
  if (typeof block === 'string')
    return `<p class="ink" style="margin:0 0 18px;${text(light)}">${escapeHtml(block)}</p>`;
  switch (block.kind) {
    case 'note':
      return `<p class="ink-soft" style="margin:0 0 18px;${quiet(light)}">${escapeHtml(block.text)}</p>`;
    case 'button':
      return renderButton(block.label, block.href, light);
    case 'link':
      return `<p class="ink" style="margin:0 0 18px;${text(light)}"><a href="${escapeHtml(block.href)}" class="brand" style="color:${light.brand};">${escapeHtml(block.label)}</a></p>`;
    case 'code':
      return `<p class="sunken ink line" style="margin:4px 0 24px;padding:18px 8px;border:1px solid ${light.line};border-radius:8px;background-color:${light.surfaceSunken};font-family:${fonts.code};font-size:34px;line-height:1.2;font-weight:bold;letter-spacing:0.2em;text-indent:0.2em;text-align:center;color:${light.ink};">${escapeHtml(block.code)}</p>`;
    case 'facts':
      return `<table ${table} style="margin:0 0 22px;">${block.facts.map((fact) => renderFact(fact, light)).join('')}</table>`;
    case 'bill':
      return `<table ${table} style="margin:0 0 24px;">${[
        ...block.lines.map((line) => renderAmount(line, ruled(light), text(light))),
        ...block.totals.map((total, index) =>
          index === block.totals.length - 1
            ? renderAmount(total, 'padding:14px 0 0;', `${text(light)}font-weight:bold;font-size:18px;`)
            : renderAmount(total, ruled(light), text(light)),
        ),
      ].join('')}</table>`;
  }
}

/** A coloured cell, since Outlook ignores the padding of a link. */
function renderButton(label: string, href: string, light: Light): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:6px 0 26px;"><tr><td class="button" style="border-radius:4px;background-color:${light.brandFill};"><a href="${escapeHtml(href)}" class="on-brand" style="display:inline-block;padding:13px 24px;font-family:${fonts.text};font-size:16px;line-height:1.25;font-weight:bold;text-decoration:none;color:${light.onBrand};">${escapeHtml(label)}</a></td></tr></table>`;
}

function renderFact([name, value]: [string, string], light: Light): string {
  return `<tr><td class="ink-soft" valign="top" style="padding:3px 16px 3px 0;white-space:nowrap;${quiet(light)}">${escapeHtml(name)}</td><td class="ink" width="100%" valign="top" style="padding:3px 0;font-family:${fonts.text};font-size:14px;line-height:1.6;color:${light.ink};overflow-wrap:anywhere;">${escapeHtml(value)}</td></tr>`;
}

function renderAmount([name, amount]: [string, string], space: string, style: string): string {
  const cell = `${space}${style}`;
  return `<tr><td class="ink line" valign="top" style="${cell}">${escapeHtml(name)}</td><td class="ink line" align="right" valign="top" style="${cell}padding-left:16px;white-space:nowrap;font-variant-numeric:tabular-nums;">${escapeHtml(amount)}</td></tr>`;
}
