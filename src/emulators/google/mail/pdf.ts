/** A line of a page: text on the left and an optional amount on the right. */
export interface PdfLine {
  readonly text: string;
  readonly right?: string;
  readonly size?: number;
}

/** Builds a small valid one-page PDF in Helvetica with a text layer. */
export function buildPdf(lines: readonly PdfLine[]): Buffer {
  const content = pageContent(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const position = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return position;
  });
  const table = file.length;
  const entries = offsets.map((index) => `${String(index).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function pageContent(lines: readonly PdfLine[]): string {
  let y = 740;
  const parts: string[] = [];
  for (const line of lines) {
    const size = line.size ?? 11;
    parts.push(place(56, y, size, line.text));
    // Approximates a character width as half the font size, so that amounts end near the margin.
    if (line.right) parts.push(place(556 - line.right.length * size * 0.52, y, size, line.right));
    y -= Math.round(size * 1.6);
  }
  return parts.join('\n');
}

function place(x: number, y: number, size: number, text: string): string {
  const safe = [...text]
    .map((letter) => (letter.charCodeAt(0) < 256 ? letter : '-'))
    .join('')
    .replace(/[\\()]/g, '\\$&');
  return `BT /F1 ${size} Tf ${x.toFixed(1)} ${y} Td (${safe}) Tj ET`;
}
