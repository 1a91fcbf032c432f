import type { Summary } from './generated-summary.ts';
import type { Random } from './random.ts';

/** Layouts for rows of labels and amounts. */
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

/** Renders a generated email as HTML or text. */
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
  const tables = `${renderRows(layout, items)}${renderRows(layout, rows)}`;
  return `<html><body>${head}${paragraphs(blocks)}${tables}${paragraphs(noise)}</body></html>`;
}

function renderRows(layout: string, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const each = (use: (a: string, b: string) => string) => rows.map(([a, b]) => use(a, b)).join('\n');
  switch (layout) {
    case 'table':
      return `<table>${each((a, b) => `<tr><td>${a}</td><td>${b}</td></tr>`)}</table>`;
    case 'nested':
      return `<table><tr><td><table>${each(nestedRow)}</table></td></tr></table>`;
    case 'divs':
      return each((a, b) => `<div><span>${a}</span> <span style="float:right">${b}</span></div>`);
    case 'stacked':
      return `<table><tr>${columns(rows, (texts) => `<td>${texts.join('<br>')}</td>`)}</tr></table>`;
    case 'spans':
      return each((a, b) => `<p>${a}: <strong>${b}</strong></p>`);
    case 'list':
      return `<ul>${each((a, b) => `<li>${a} – ${b}</li>`)}</ul>`;
    case 'wide':
      return `<table>${each(wideRow)}</table>`;
    case 'cards':
      return each(
        (a, b) =>
          `<div style="padding:8px"><div style="font-size:12px">${a}</div><div style="font-size:18px">${b}</div></div>`,
      );
    default:
      return `<div style="display:flex">${columns(rows, paragraphColumn)}</div>`;
  }
}

/** All labels first, then all amounts. */
function columns(rows: readonly Row[], render: (texts: readonly string[]) => string): string {
  return render(rows.map(([label]) => label)) + render(rows.map(([, amount]) => amount));
}

function paragraphColumn(texts: readonly string[]): string {
  return `<div>${texts.map((text) => `<p>${text}</p>`).join('')}</div>`;
}

function nestedRow(label: string, amount: string): string {
  return `<tr><td><p>${label}:</p></td><td align="right"><p><b>${amount}</b></p></td></tr>`;
}

function wideRow(label: string, amount: string): string {
  return `<tr><td></td><td colspan="3">${label}</td><td>&nbsp;</td><td>${amount}</td></tr>`;
}
