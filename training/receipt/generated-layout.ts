import type { Summary } from './generated-summary.ts';
import type { Random } from './random.ts';

/** Ways to lay out rows of labels and amounts. */
export const LAYOUTS = [
  'table',
  'nested',
  'divs',
  'text',
  'stacked',
  'spans',
  'list',
  'wide',
  'cards',
  'dots',
  'columns',
] as const;

type Row = readonly [string, string];

/** Lays a made email out as HTML or text. */
export function render(
  layout: string,
  subject: string,
  blocks: readonly string[],
  summary: Summary | null,
  noise: readonly string[],
  random: Random,
): string {
  const items = summary && random.chance(0.8) ? summary.items : [];
  const rows = summary?.rows ?? [];
  if (layout === 'text' || layout === 'dots') {
    const gap = layout === 'text' ? '      ' : ' ........ ';
    return [...blocks, '', ...[...items, ...rows].map(([a, b]) => `${a}${gap}${b}`), '', ...noise].join(
      '\r\n',
    );
  }
  const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');
  const head = random.chance(0.4) ? `<h1>${subject}</h1>` : '';
  return `<html><body>${head}${paragraphs(blocks)}${renderRows(layout, items)}${renderRows(layout, rows)}${paragraphs(noise)}</body></html>`;
}

function renderRows(layout: string, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const each = (use: (a: string, b: string) => string) => rows.map(([a, b]) => use(a, b)).join('\n');
  switch (layout) {
    case 'table':
      return `<table>${each((a, b) => `<tr><td>${a}</td><td>${b}</td></tr>`)}</table>`;
    case 'nested':
      return `<table><tr><td><table>${each((a, b) => `<tr><td><p>${a}:</p></td><td align="right"><p><b>${b}</b></p></td></tr>`)}</table></td></tr></table>`;
    case 'divs':
      return each((a, b) => `<div><span>${a}</span> <span style="float:right">${b}</span></div>`);
    case 'stacked':
      return `<table><tr><td>${rows.map(([a]) => a).join('<br>')}</td><td>${rows.map(([, b]) => b).join('<br>')}</td></tr></table>`;
    case 'spans':
      return each((a, b) => `<p>${a}: <strong>${b}</strong></p>`);
    case 'list':
      return `<ul>${each((a, b) => `<li>${a} – ${b}</li>`)}</ul>`;
    case 'wide':
      return `<table>${each((a, b) => `<tr><td></td><td colspan="3">${a}</td><td>&nbsp;</td><td>${b}</td></tr>`)}</table>`;
    case 'cards':
      return each(
        (a, b) =>
          `<div style="padding:8px"><div style="font-size:12px">${a}</div><div style="font-size:18px">${b}</div></div>`,
      );
    default:
      return `<div style="display:flex"><div>${rows.map(([a]) => `<p>${a}</p>`).join('')}</div><div>${rows.map(([, b]) => `<p>${b}</p>`).join('')}</div></div>`;
  }
}
