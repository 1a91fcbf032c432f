import { Buffer } from 'node:buffer';

const WIDE = 300;
const NARROW = 170;
/** The euro sign in the font's encoding. */
const EURO = '\\200';

/** An entry that starts a new page. */
const PAGE_BREAK = '%%page';

/**
 * Renders a PDF with a text layer: one line of Helvetica per entry, wide gaps as columns, page breaks where entries
 * request them.
 */
export function renderPdf(lines: readonly string[]): Buffer {
  const pages = pagesOf(lines);
  const fontAt = 3 + pages.length * 2;
  const kids = pages.map((_, index) => `${3 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...pages.flatMap((page, index) => {
      const stream = `BT /F1 12 Tf\n${textOf(page)}\nET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${4 + index * 2} 0 R ` +
          `/Resources << /Font << /F1 ${fontAt} 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let out = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(out.length);
    out += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = out.length;
  out += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  out += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  out += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(out, 'latin1');
}

function pagesOf(lines: readonly string[]): string[][] {
  const pages: string[][] = [[]];
  for (const line of lines)
    if (line === PAGE_BREAK) pages.push([]);
    else pages.at(-1)?.push(line);
  return pages;
}

function textOf(lines: readonly string[]): string {
  return lines
    .flatMap((line, index) =>
      line.split(/ {2,}/).map((cell, column, { length }) => {
        const escaped = cell.replace(/[\\()]/g, '\\$&').replaceAll('€', EURO);
        return `1 0 0 1 ${60 + column * (length > 2 ? NARROW : WIDE)} ${760 - index * 20} Tm (${escaped}) Tj`;
      }),
    )
    .join('\n');
}
