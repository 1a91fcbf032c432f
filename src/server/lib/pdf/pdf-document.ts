import { deflateSync } from 'node:zlib';
import { CORE_FONT_WIDTHS } from './core-font-widths-data.ts';
import { type PdfFont, toCodes, widthOf } from './pdf-text.ts';

/** US Letter, in points; the origin is the upper left corner. */
export const PAGE = { width: 612, height: 792 } as const;

/** Red, green and blue, 0 to 1. */
export type PdfColor = readonly [number, number, number];

/** How a text is set; `x` is its left edge, or its right one with `end`. */
export interface PdfStyle {
  readonly font: PdfFont;
  readonly size: number;
  readonly color: PdfColor;
  readonly align?: 'start' | 'end';
}

/** One page being drawn; `y` is the baseline of texts. */
export interface PdfPage {
  text(x: number, y: number, text: string, style: PdfStyle): void;
  line(x1: number, y1: number, x2: number, y2: number, color: PdfColor, width?: number): void;
  box(x: number, y: number, width: number, height: number, color: PdfColor): void;
}

/** A document of pages with the standard fonts. Source: ISO 32000-1, 7.5 and 9.6. */
export interface PdfDocument {
  addPage(): PdfPage;
  /** The pages so far, in order: for what is known only at the end. */
  readonly pages: readonly PdfPage[];
  finish(): Buffer;
}

const FONTS = Object.keys(CORE_FONT_WIDTHS);

/** Begins a document. */
export function createPdf(info: {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
}): PdfDocument {
  const contents: string[][] = [];
  const pages: PdfPage[] = [];
  return {
    pages,
    addPage() {
      const drawn: string[] = [];
      contents.push(drawn);
      const page = pageOn(drawn);
      pages.push(page);
      return page;
    },
    finish: () => written(contents, info),
  };
}

function pageOn(drawn: string[]): PdfPage {
  const up = (y: number) => number(PAGE.height - y);
  return {
    text(x, y, text, { font, size, color, align }) {
      const left = align === 'end' ? x - widthOf(text, font, size) : x;
      const name = `/F${FONTS.indexOf(font)}`;
      drawn.push(
        `BT ${rgb(color)} rg ${name} ${number(size)} Tf ${number(left)} ${up(y)} Td ${quoted(text)} Tj ET`,
      );
    },
    line(x1, y1, x2, y2, color, width = 0.5) {
      drawn.push(`${rgb(color)} RG ${number(width)} w ${number(x1)} ${up(y1)} m ${number(x2)} ${up(y2)} l S`);
    },
    box(x, y, width, height, color) {
      drawn.push(`${rgb(color)} rg ${number(x)} ${up(y + height)} ${number(width)} ${number(height)} re f`);
    },
  };
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function rgb(color: PdfColor): string {
  return color.map(number).join(' ');
}

/** A text as a string of the format, in hexadecimal: nothing in it can be taken for an operator. */
function quoted(text: string): string {
  return `<${toCodes(text)
    .map((code) => code.toString(16).padStart(2, '0'))
    .join('')}>`;
}

/** Text of the document's properties: UTF-16 with its mark. */
function property(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

function written(
  contents: readonly (readonly string[])[],
  info: { readonly title: string; readonly author: string; readonly at: Date },
): Buffer {
  const fontsFrom = 4;
  const pagesFrom = fontsFrom + FONTS.length;
  const pageIds = contents.map((_, at) => pagesFrom + at * 2);
  const resources = `<< /Font << ${FONTS.map((_, at) => `/F${at} ${fontsFrom + at} 0 R`).join(' ')} >> >>`;
  const day = info.at.toISOString().replace(/\D/g, '').slice(0, 14);
  const objects: Buffer[] = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${contents.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    `<< /Title ${property(info.title)} /Author ${property(info.author)} /Producer ${property('Fettle')} /CreationDate (D:${day}Z) >>`,
    ...FONTS.map((name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
  ].map((text) => Buffer.from(text, 'latin1'));
  contents.forEach((drawn, at) => {
    const packed = deflateSync(Buffer.from(drawn.join('\n'), 'latin1'));
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources ${resources} /Contents ${(pageIds[at] ?? 0) + 1} 0 R >>`,
        'latin1',
      ),
      Buffer.concat([
        Buffer.from(`<< /Length ${packed.byteLength} /Filter /FlateDecode >>\nstream\n`, 'latin1'),
        packed,
        Buffer.from('\nendstream', 'latin1'),
      ]),
    );
  });
  return assembled(objects);
}

/** Objects one after the other, and the table of where each begins. */
function assembled(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  let offset = parts[0]?.byteLength ?? 0;
  objects.forEach((body, at) => {
    const object = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`, 'latin1'),
      body,
      Buffer.from('\nendobj\n', 'latin1'),
    ]);
    places.push(offset);
    parts.push(object);
    offset += object.byteLength;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${offset}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}
