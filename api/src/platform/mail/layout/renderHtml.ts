import { escapeHtml } from '../../http/escapeHtml.ts';
import type { Letter, Sender } from './letter.ts';
import { darkStyles, fonts } from './palette.ts';
import { renderBlock } from './renderBlock.ts';

/** Fills the preview, or mailboxes would continue with the first words of the mail. */
const afterPreheader = '&#8203;&nbsp;'.repeat(60);

/** The mail as one HTML table with inline styles, which all mail programs support. */
export function renderHtml(
  { subject, preheader, title, blocks, reason }: Letter,
  { group, publicUrl, colours, iconQuery }: Sender,
): string {
  const { light } = colours;
  const site = escapeHtml(publicUrl);
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles(colours)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeHtml(preheader)}${afterPreheader}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.paper};">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td style="padding:0 8px 20px;">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:14px;"><a href="${site}/"><img src="${site}/icon-192.png${iconQuery}" width="52" height="52" alt="" style="display:block;border:0;border-radius:8px;"></a></td>
<td style="font-family:${fonts.title};">
<div class="ink" style="font-size:19px;line-height:1.3;font-weight:bold;color:${light.ink};">${escapeHtml(group.name)}</div>
<div class="ink-soft" style="font-family:${fonts.text};font-size:13px;line-height:1.4;color:${light.inkSoft};">${escapeHtml(group.school)}</div>
</td></tr></table>
</td></tr>
<tr><td class="surface line card" style="background-color:${light.surface};border:1px solid ${light.line};border-radius:8px;padding:40px 40px 24px;">
<div class="gold" style="width:48px;height:3px;line-height:3px;font-size:0;background-color:${light.gold};">&nbsp;</div>
<h1 class="ink" style="margin:20px 0 24px;font-family:${fonts.title};font-size:28px;line-height:1.2;font-weight:bold;letter-spacing:-0.01em;color:${light.ink};">${escapeHtml(title)}</h1>
${blocks.map((block) => renderBlock(block, light)).join('\n')}
</td></tr>
<tr><td class="ink-soft" style="padding:24px 8px 0;font-family:${fonts.text};font-size:13px;line-height:1.6;color:${light.inkSoft};">
<p style="margin:0 0 8px;">${escapeHtml(reason)}</p>
<p style="margin:0;"><a href="${site}/" class="brand" style="color:${light.brand};">${escapeHtml(publicUrl.replace(/^https?:\/\//, ''))}</a>${group.motto && ` &nbsp;·&nbsp; ${escapeHtml(group.motto)}`}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
