import { Buffer } from 'node:buffer';
import type { LabeledEmail } from './labeled-email.ts';
import { renderPdf } from './render-pdf.ts';

/**
 * Renders a labeled email as the bytes of a real message, with charset, transfer encoding and parts as its options
 * define.
 */
export function renderEmail(golden: LabeledEmail): Uint8Array {
  const { options } = golden;
  const attach = options.get('attach');
  if (attach === 'message') return renderForward(golden);
  const kind = options.get('type') ?? 'html';
  const parts: Part[] = [];
  if (kind === 'both') parts.push(textPart(golden, options.get('text') ?? plainBody(golden)));
  if (kind === 'text') parts.push(textPart(golden, plainBody(golden)));
  else parts.push(htmlPart(golden, htmlBody(golden)));
  const body = parts.length > 1 ? multipart('alternative', parts) : parts[0];
  if (!body) throw new Error(`${golden.name}: no body`);
  if (attach === 'pdf') {
    const pdf = renderPdf((options.get('pdf') ?? '').split('|'));
    return message(golden.headers, multipart('mixed', [body, pdfPart(pdf)]));
  }
  if (attach === 'image') return message(golden.headers, multipart('mixed', [body, PHOTO]));
  return message(golden.headers, body);
}

/** A photo of a receipt, as seen by a reader that ignores images. */
const PHOTO: Part = {
  headers: [
    'Content-Type: image/jpeg; name="receipt.jpg"',
    'Content-Disposition: attachment; filename="receipt.jpg"',
    'Content-Transfer-Encoding: base64',
  ],
  body: Buffer.from(Buffer.alloc(30_000, 0x5a).toString('base64').replace(/.{76}/g, '$&\r\n')),
};

interface Part {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

function message(headers: readonly string[], part: Part): Uint8Array {
  const head = [...headers.map(encodeHeader), 'To: me@mailbox.example', 'MIME-Version: 1.0', ...part.headers];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), part.body]);
}

function encodeHeader(line: string): string {
  if (!/[^\x20-\x7e]/.test(line)) return line;
  const at = line.indexOf(': ');
  const angle = line.lastIndexOf(' <');
  const end = angle > at ? angle : line.length;
  const word = `=?utf-8?B?${Buffer.from(line.slice(at + 2, end), 'utf8').toString('base64')}?=`;
  return `${line.slice(0, at + 2)}${word}${line.slice(end)}`;
}

function renderForward(golden: LabeledEmail): Uint8Array {
  const inner = {
    ...golden,
    options: new Map([...golden.options].filter(([key]) => key !== 'attach')),
    headers: ['from', 'subject', 'date'].map(
      (name) => `${name[0]?.toUpperCase()}${name.slice(1)}: ${golden.options.get(`inner-${name}`) ?? ''}`,
    ),
  };
  const attached: Part = { headers: ['Content-Type: message/rfc822'], body: Buffer.from(renderEmail(inner)) };
  const note: Part = { headers: ['Content-Type: text/plain'], body: Buffer.from('see attached\r\n') };
  return message(golden.headers, multipart('mixed', [note, attached]));
}

function multipart(kind: string, parts: readonly Part[]): Part {
  const boundary = `=_part_${kind}_01`;
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n${part.headers.join('\r\n')}\r\n\r\n`),
    part.body,
    Buffer.from('\r\n'),
  ]);
  return {
    headers: [`Content-Type: multipart/${kind};\r\n boundary="${boundary}"`],
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

function textPart(golden: LabeledEmail, text: string): Part {
  return encoded(golden, 'text/plain', text);
}

function htmlPart(golden: LabeledEmail, html: string): Part {
  return encoded(golden, 'text/html', html);
}

function pdfPart(pdf: Buffer): Part {
  return {
    headers: [
      'Content-Type: application/pdf; name="receipt.pdf"',
      'Content-Disposition: attachment; filename="receipt.pdf"',
      'Content-Transfer-Encoding: base64',
    ],
    body: Buffer.from(pdf.toString('base64').replace(/.{76}/g, '$&\r\n')),
  };
}

function encoded(golden: LabeledEmail, type: string, text: string): Part {
  const charset = golden.options.get('charset') ?? 'utf-8';
  const encoding = golden.options.get('enc') ?? (charset === 'utf-8' ? 'quoted-printable' : '8bit');
  const bytes = encodeText(text.replaceAll('\n', '\r\n'), charset);
  const name = encoding === 'qp' ? 'quoted-printable' : encoding;
  return {
    headers: [`Content-Type: ${type}; charset=${charset}`, `Content-Transfer-Encoding: ${name}`],
    body: transferred(bytes, name),
  };
}

function transferred(bytes: Buffer, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(bytes.toString('base64').replace(/.{76}/g, '$&\r\n'));
  return encoding === 'quoted-printable' ? quotedPrintable(bytes) : bytes;
}

/** Encodes by inverting the charset's decoder over all its one- and two-byte sequences. */
function encodeText(text: string, charset: string): Buffer {
  if (charset === 'utf-8') return Buffer.from(text, 'utf8');
  if (charset === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (charset === 'iso-2022-jp') return encodeIso2022Jp(text);
  const decoder = new TextDecoder(charset);
  const table = new Map<string, number>();
  for (let byte = 255; byte >= 0; byte--) table.set(decoder.decode(Uint8Array.of(byte)), byte);
  return Buffer.from([...text].map((char) => table.get(char) ?? 63));
}

function encodeIso2022Jp(text: string): Buffer {
  const decoder = new TextDecoder('euc-jp');
  const table = new Map<string, [number, number]>();
  for (let a = 0xa1; a <= 0xf4; a++) {
    for (let b = 0xa1; b <= 0xfe; b++) table.set(decoder.decode(Uint8Array.of(a, b)), [a - 128, b - 128]);
  }
  const out: number[] = [];
  let isWide = false;
  const shift = (toWide: boolean) => {
    if (toWide !== isWide) out.push(0x1b, toWide ? 0x24 : 0x28, 0x42);
    isWide = toWide;
  };
  for (const char of text) {
    const ascii = char.charCodeAt(0) < 128 ? char.charCodeAt(0) : undefined;
    const pair = ascii === undefined ? table.get(char) : undefined;
    shift(pair !== undefined);
    out.push(...(pair ?? [ascii ?? 63]));
  }
  shift(false);
  return Buffer.from(out);
}

function quotedPrintable(bytes: Buffer): Buffer {
  let out = '';
  let column = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte === 13 && bytes[i + 1] === 10) {
      out += '\r\n';
      column = 0;
      i += 1;
      continue;
    }
    const piece =
      byte >= 32 && byte <= 126 && byte !== 61
        ? String.fromCharCode(byte)
        : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    if (column + piece.length > 73) {
      out += '=\r\n';
      column = 0;
    }
    out += piece;
    column += piece.length;
  }
  return Buffer.from(out, 'latin1');
}

function plainBody(golden: LabeledEmail): string {
  return golden.body
    .map((line) =>
      line.startsWith('| ') ? line.slice(2).split(' | ').join('    ') : line.replace(/^[#>] /, ''),
    )
    .join('\n');
}

type RowStyle = (cells: readonly string[]) => string;

const ROW_STYLES: Readonly<Record<string, RowStyle>> = {
  table: (cells) => `<tr>${each(cells, (cell) => `<td style="padding:4px">${cell}</td>`)}</tr>`,
  nested: (cells) => `<tr>${each(cells, nestedCell)}</tr>`,
  divs: (cells) =>
    `<div class="r">${each(
      cells,
      (cell) => `<div style="display:inline-block;width:${Math.floor(96 / cells.length)}%">${cell}</div>`,
    )}</div>`,
  flex: (cells) =>
    `<div style="display:flex;justify-content:space-between">${each(cells, (cell) => `<span>${cell}</span>`)}</div>`,
  heavy: heavyRow,
  // Mobile layout: every cell is a separate block.
  stack: (cells) => `<div class="row">${each(cells, stackedCell)}</div>`,
};

function each(cells: readonly string[], render: (cell: string, index: number) => string): string {
  return cells.map(render).join('');
}

function nestedCell(cell: string): string {
  const inner = `<tr><td><p style="margin:0"><span>${cell}</span></p></td></tr>`;
  return `<td valign="top"><table cellpadding="0">${inner}</table></td>`;
}

function stackedCell(cell: string, index: number): string {
  return `<div style="display:block;padding:4px 0;font-size:${index === 0 ? 12 : 16}px">${cell}</div>`;
}

/** Template tool output: a nested table per row, spacer cells, an image cell, blank lines. */
function heavyRow(cells: readonly string[]): string {
  return [
    '<tr><td class="sp" style="font-size:0;line-height:0" height="8">&nbsp;</td></tr>',
    '<tr><td><!--[if mso]><table><tr><td width="600"><![endif]-->',
    '<table role="presentation" width="100%" border="0" cellspacing="0" cellpadding="0"><tbody><tr>\n',
    '<td width="16" style="font-size:1px">&nbsp;</td>',
    cells.map(heavyCell).join('<td width="10">&nbsp;</td>'),
    '<td width="16">&nbsp;</td></tr></tbody></table>',
    '<!--[if mso]></td></tr></table><![endif]--></td></tr>',
  ].join('');
}

function heavyCell(cell: string, index: number): string {
  return [
    `<td class="c${index}" align="${index === 0 ? 'left' : 'right'}" valign="top" `,
    'style="font-family:Helvetica,Arial,sans-serif;font-size:14px;line-height:20px;color:#333333">',
    `<div><a href="https://click.mail.example/?u=${index}" style="color:#333333;text-decoration:none">`,
    `\n   ${cell}\n </a></div></td>`,
  ].join('');
}

/** What template tools add around the content: style rules, a hidden preview line, a tracking image. */
function heavyFrame(body: string): string {
  return [
    '<!DOCTYPE html><html><head><meta charset="utf-8"><style>',
    '@media only screen and (max-width:600px){.c0{width:100%!important}.hide{display:none!important}}',
    '.ph{display:none;max-height:0;overflow:hidden;mso-hide:all}a{color:#0057b8}</style></head>',
    '<body style="margin:0;background:#f4f4f4">',
    '<div class="ph">Open for the details of your message &#8199;&#847; &zwnj;&nbsp;</div>',
    '<table width="100%" bgcolor="#f4f4f4"><tr><td align="center"><table width="600" bgcolor="#ffffff">',
    '<tr><td><img src="https://img.mail.example/logo.png" alt="" width="120"></td></tr>',
    `<tr><td>${body}</td></tr><tr><td style="font-size:11px;color:#999999">`,
    '<a href="#">Help</a> | <a href="#">Privacy</a> | <a href="#">Unsubscribe</a></td></tr></table>',
    '</td></tr></table><img src="https://open.mail.example/o.gif" width="1" height="1"></body></html>',
  ].join('');
}

function htmlBody(golden: LabeledEmail): string {
  const style = golden.options.get('style') ?? 'table';
  const first = golden.options.get('first') ?? '';
  const last = golden.options.get('last') ?? '';
  if (style === 'raw') return `<html><body>${first}${golden.body.join('\n')}${last}</body></html>`;
  const isTable = style === 'table' || style === 'nested' || style === 'heavy';
  let html = first;
  let isOpen = false;
  for (const line of golden.body) {
    const isInTable = isTable && line.startsWith('| ');
    if (isInTable !== isOpen) html += isInTable ? '<table width="100%"><tbody>' : '</tbody></table>';
    isOpen = isInTable;
    html += htmlLine(line, ROW_STYLES[style] ?? ROW_STYLES.table);
  }
  html += `${isOpen ? '</tbody></table>' : ''}${last}`;
  if (style === 'heavy') return heavyFrame(html);
  return `<html><head><title>mail</title></head><body>${html}</body></html>`;
}

function htmlLine(line: string, row: RowStyle | undefined): string {
  const text = escapeHtml(line.slice(2));
  if (line.startsWith('| ')) return `${row?.(text.split(' | ').map((cell) => cell.trim())) ?? ''}\n`;
  if (line.startsWith('# ')) return `<h1>${text}</h1>\n`;
  if (line.startsWith('> ')) return `<p style="font-size:11px;color:#888888">${text}</p>\n`;
  return line === '' ? '' : `<p>${escapeHtml(line)}</p>\n`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
