import { buffer } from 'node:stream/consumers';
import { type Language, LOCALES } from '#domain/people/language.ts';
import { APP_NAME } from '../config.ts';
import { type Face, loadTypefaces, runsOf } from './typefaces.ts';

/** US Letter, in points; the origin is the upper left corner. */
export const SHEET = { width: 612, height: 792 } as const;

/** Text options; `x` is the left edge, or the right edge with `end`. */
export interface Setting {
  readonly face: Face;
  readonly size: number;
  readonly color: string;
  readonly align?: 'start' | 'end';
  /** Letter spacing in points. */
  readonly spacing?: number;
}

/** A document being drawn, on its last page; `y` is the text baseline. Colors are #rrggbb. */
export interface Paper {
  turn(): void;
  text(x: number, y: number, text: string, setting: Setting): void;
  line(x1: number, y1: number, x2: number, y2: number, color: string, width?: number): void;
  box(x: number, y: number, width: number, height: number, color: string, radius?: number): void;
  widthOf(text: string, setting: Setting): number;
  /** Wraps text to `width`, breaking words that are wider. */
  wrap(text: string, setting: Setting, width: number): string[];
  /** Draws on every page so far, for content known only at the end, such as page counts. */
  onEach(draw: (page: number, pages: number) => void): void;
  /** Finishes the PDF. The same drawing at the same time produces the same file. */
  finish(): Promise<Buffer>;
}

interface PaperInfo {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
  readonly language: Language;
}

/** Creates a document with one empty page and the product's typefaces. */
export async function createPaper(info: PaperInfo): Promise<Paper> {
  const [{ default: PDFDocument }, typefaces] = await Promise.all([import('pdfkit'), loadTypefaces()]);
  const pdf = new PDFDocument(documentOptions(info));
  for (const { name, bytes } of Object.values(typefaces).flat()) pdf.registerFont(name, bytes);

  // Text without digits is set without font features, because pdfkit caches only plain shaping.
  const optionsOf = (text: string, { spacing = 0 }: Setting) => ({
    ...(/\d/.test(text) ? { features: FEATURES } : {}),
    characterSpacing: spacing,
  });
  const measured = (text: string, setting: Setting) =>
    runsOf(text, typefaces[setting.face]).reduce((sum, { file, text: part }) => {
      pdf.font(file.name, setting.size);
      return sum + pdf.widthOfString(part, optionsOf(part, setting));
    }, 0);
  const widths = new Map<string, number>();
  const widthOf = (text: string, setting: Setting) => {
    const key = `${setting.face} ${setting.size} ${setting.spacing ?? 0} ${text}`;
    const width = widths.get(key) ?? measured(text, setting);
    widths.set(key, width);
    return width;
  };
  return {
    widthOf,
    turn() {
      pdf.addPage();
    },
    text(x, y, text, setting) {
      let left = setting.align === 'end' ? x - widthOf(text, setting) : x;
      for (const { file, text: part } of runsOf(text, typefaces[setting.face])) {
        pdf.font(file.name, setting.size).fillColor(setting.color);
        pdf.text(part, left, y, { ...optionsOf(part, setting), lineBreak: false, baseline: 'alphabetic' });
        left = pdf.x;
      }
    },
    line(x1, y1, x2, y2, color, width = 0.5) {
      pdf.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).stroke(color);
    },
    box(x, y, width, height, color, radius = 0) {
      pdf.roundedRect(x, y, width, height, radius).fill(color);
    },
    wrap: (text, setting, width) => wrapped(text, width, (part) => widthOf(part, setting)),
    onEach(draw) {
      const { start, count } = pdf.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        pdf.switchToPage(start + page);
        draw(page + 1, count);
      }
    },
    finish() {
      pdf.end();
      return buffer(pdf);
    },
  };
}

function documentOptions(info: PaperInfo): PDFKit.PDFDocumentOptions {
  return {
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    font: '',
    pdfVersion: '1.7',
    lang: LOCALES[info.language],
    displayTitle: true,
    info: {
      Title: info.title,
      Author: info.author,
      Producer: APP_NAME,
      Creator: APP_NAME,
      CreationDate: info.at,
    },
  };
}

/** Tabular figures, so that columns align. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** Caches word widths, so wrapping long text stays cheap. */
function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const space = widthOf(' ');
  const lines: string[] = [];
  let line: string[] = [];
  let wide = 0;
  for (const word of words.flatMap((word) => broken(word, width, widthOf))) {
    const wordWidth = widthOf(word);
    if (line.length > 0 && wide + space + wordWidth > width) {
      lines.push(line.join(' '));
      line = [];
      wide = 0;
    }
    wide += line.length > 0 ? space + wordWidth : wordWidth;
    line.push(word);
  }
  return [...lines, line.join(' ')];
}

function broken(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const char of word) {
    if (part !== '' && widthOf(part + char) > width) {
      parts.push(part);
      part = '';
    }
    part += char;
  }
  return [...parts, part];
}
