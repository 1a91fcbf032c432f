import { Parser } from 'htmlparser2';
import { isSameColor, parseColor, parseInlineStyle } from './css.ts';
import { Layout } from './layout.ts';
import { applyFontTag, applyStyle, createRootElement, type OpenElement } from './open-element.ts';
import type { MicrodataProperty, Page } from './page.ts';
import { RuleIndex } from './rule-index.ts';
import { ruleMatches } from './stylesheet.ts';

const BLOCKS = new Set(
  (
    'address article aside blockquote center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr li main nav ol p pre section ul table tbody thead tfoot caption br summary details'
  ).split(' '),
);
const UNSEEN = new Set(
  'head style script title template object iframe svg textarea select noframes datalist'.split(' '),
);
const VOID = new Set('area base br col embed hr img input link meta source track wbr param'.split(' '));
const BOLD = new Set(['b', 'strong', 'h1', 'h2', 'h3', 'th']);
const STRUCK = new Set(['s', 'strike', 'del']);
const HEADING_SIZE: Readonly<Record<string, number>> = { h1: 28, h2: 22, h3: 18 };
const SCRIPT_CHARS_MAX = 200_000;
const MICRODATA_MAX = 400;
/** The parser gets chunks, so that a document nested too deeply can be abandoned early. */
const CHUNK_CHARS = 8192;
const DEPTH_MAX = 1000;
const RULE_CHECKS_MAX = 300_000;
const ANCESTORS_MAX = 40;
/** Percent, with room for rounding: children beyond it start the next row. */
const ROW_WIDTH_MAX = 101;
const NO_CLASSES: readonly string[] = [];

/**
 * Reads an HTML body in one forward pass into its visible content. Drops text hidden by styles, attributes or colors.
 * Never throws.
 */
export function readHtml(html: string, part: string): Page {
  const reader = new HtmlReader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.text(text),
      onclosetag: (name) => reader.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  for (let at = 0; at < html.length && !reader.isDone; at += CHUNK_CHARS)
    parser.write(html.slice(at, at + CHUNK_CHARS));
  if (!reader.isTooDeep) parser.end();
  return { part, source: 'html', ...reader.finish() };
}

class HtmlReader {
  readonly #layout = new Layout();
  readonly #frames: OpenElement[] = [createRootElement()];
  readonly #rules = new RuleIndex();
  readonly #scripts: string[] = [];
  readonly #microdata: MicrodataProperty[] = [];
  #raw: 'style' | 'ld' | 'none' = 'none';
  #rawText = '';
  #ruleChecks = 0;

  get isTooDeep(): boolean {
    return this.#frames.length > DEPTH_MAX;
  }

  /** True when the rest of the document can be skipped. */
  get isDone(): boolean {
    return this.isTooDeep || this.#layout.isFull;
  }

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.#top();
    const isJson = tag === 'script' && /ld\+json/i.test(attributes.type ?? '');
    this.#raw = tag === 'style' ? 'style' : isJson ? 'ld' : 'none';
    this.#rawText = '';
    if (attributes.itemprop !== undefined || attributes.itemtype !== undefined) {
      this.#noteMicrodata(attributes, parent);
    }
    if (VOID.has(tag)) {
      if (!parent.isHidden && (tag === 'br' || tag === 'hr')) {
        this.#closeBeside(parent);
        this.#layout.breakLine();
      }
      return;
    }
    const element = this.#frameFor(tag, attributes, parent);
    if (!element.isHidden) this.#enter(element, parent, attributes);
    this.#frames.push(element);
  }

  text(text: string): void {
    if (this.#raw !== 'none') {
      if (this.#rawText.length < SCRIPT_CHARS_MAX) this.#rawText += text;
      return;
    }
    const element = this.#top();
    if (element.isHidden || this.#layout.isFull) return;
    if (element.size < 2) return;
    if (element.background !== 'image' && isSameColor(element.color, element.background)) return;
    if (element.hasRow && text.trim() !== '') {
      if (element.isRowOfWords) {
        this.#layout.openCell(1);
        this.#layout.text(text, element);
        this.#layout.closeCell();
        return;
      }
      this.#closeBeside(element);
    }
    if (element.isPre) {
      this.#preformatted(text, element);
      return;
    }
    const isCents = element.tag === 'sup' && /^\s*\d\d\s*$/.test(text) && /\d/.test(this.#layout.lastChar);
    this.#layout.text(isCents ? `.${text.trim()}` : text, element);
  }

  /** Keeps the line breaks and spaces of preformatted text, such as register receipts. */
  #preformatted(text: string, element: OpenElement): void {
    for (const [number, line] of text.split(/\r\n|\n/).entries()) {
      if (number > 0) this.#layout.breakLine();
      for (const [place, cell] of line.split(/\t+| {2,}/).entries()) {
        if (place > 0) this.#layout.breakCell();
        this.#layout.text(cell, element);
      }
    }
  }

  close(tag: string): void {
    if (this.#raw !== 'none') {
      if (this.#raw === 'style') this.#rules.add(this.#rawText);
      else if (this.#scripts.length < 20) this.#scripts.push(this.#rawText);
      this.#raw = 'none';
    }
    if (VOID.has(tag)) return;
    const element = this.#frames.length > 1 ? this.#frames.pop() : undefined;
    if (!element || element.isHidden) return;
    this.#closeBeside(element);
    this.#leave(element);
  }

  #leave(element: OpenElement): void {
    const layout = this.#layout;
    if (element.opened === 'cell' || element.opened === 'beside') layout.closeCell();
    else if (element.opened === 'row') layout.closeRow();
    else if (element.isBlock) layout.breakLine();
    else if (element.isRow || this.#top().isRow) layout.breakCell();
    else if (element.isSpaced) layout.text(' ', element);
  }

  finish(): Pick<Page, 'lines' | 'scripts' | 'microdata'> {
    return { lines: this.#layout.finish(), scripts: this.#scripts, microdata: this.#microdata };
  }

  #enter(element: OpenElement, parent: OpenElement, attributes: Readonly<Record<string, string>>): void {
    const layout = this.#layout;
    if (element.tag === 'table') layout.openTable();
    if (element.tag === 'tr') {
      layout.openRow();
      element.opened = 'row';
      return;
    }
    if ((element.tag === 'td' || element.tag === 'th') && parent.opened === 'row') {
      layout.openCell(spanOf(attributes.colspan), spanOf(attributes.rowspan));
      element.opened = 'cell';
      return;
    }
    // Floated words behind others (`Total <span style="float:left">`, from right to left) share their line.
    const isBehind = !element.isBlock && !parent.hasRow && !parent.isRow && !layout.isLineEmpty;
    if (element.opened === 'beside' && !isBehind) {
      this.#openBeside(element, parent);
      return;
    }
    element.isRow ||= element.opened === 'beside';
    element.opened = 'none';
    if (element.isBlock) this.#openBlock(element, parent);
    else if (element.isRow) layout.breakCell();
  }

  /** Opens an element beside its siblings: in their row, or in a new one if theirs is full. */
  #openBeside(element: OpenElement, parent: OpenElement): void {
    const isFull = !parent.isRow && parent.rowWidth > 0 && parent.rowWidth + element.width > ROW_WIDTH_MAX;
    if (isFull) this.#closeBeside(parent);
    if (!parent.hasRow) {
      this.#layout.breakLine();
      this.#layout.openRow();
      parent.hasRow = true;
      parent.rowWidth = 0;
      parent.isRowOfWords = !element.isBlock;
      parent.isRowOfRight = element.isBlock;
    }
    parent.isRowOfRight &&= element.isFloatedRight;
    parent.rowWidth += element.width;
    this.#layout.openCell(1);
  }

  /** Opens a block in lines of its own, or left of the siblings before it that float to the right. */
  #openBlock(element: OpenElement, parent: OpenElement): void {
    if (parent.hasRow && parent.isRowOfRight && !element.isCleared) {
      parent.isRowOfRight = false;
      this.#layout.openCellInFront();
      element.opened = 'beside';
      return;
    }
    this.#closeBeside(parent);
    this.#layout.breakLine();
  }

  #closeBeside(element: OpenElement): void {
    if (!element.hasRow) return;
    element.hasRow = false;
    element.isRowOfWords = false;
    element.isRowOfRight = false;
    this.#layout.closeRow();
  }

  #frameFor(tag: string, attributes: Readonly<Record<string, string>>, parent: OpenElement): OpenElement {
    const isDirect = tag === 'td' || tag === 'th' || tag === 'tr';
    const element: OpenElement = {
      tag,
      id: attributes.id ?? '',
      classes: attributes.class ? attributes.class.split(/\s+/).slice(0, 20) : NO_CLASSES,
      isHidden: parent.isHidden || UNSEEN.has(tag) || attributes.hidden !== undefined,
      color: parent.color,
      background: parent.background,
      size: HEADING_SIZE[tag] ?? parent.size,
      isBold: parent.isBold || BOLD.has(tag),
      isStruck: parent.isStruck || STRUCK.has(tag),
      isPre: parent.isPre || tag === 'pre',
      isRow: false,
      isBlock: BLOCKS.has(tag) || (isDirect && parent.opened !== 'row'),
      isSpaced: false,
      opened: 'none',
      hasRow: false,
      width: 0,
      isWidthImportant: false,
      rowWidth: 0,
      isFloatedRight: false,
      isInlineBox: false,
      isCleared: false,
      isRowOfRight: false,
      isRowOfWords: false,
      itemType: parent.itemType,
    };
    if (!element.isHidden) this.#dress(element, attributes, parent);
    if (!element.isHidden && parent.isRow && !isDirect) element.opened = 'beside';
    return element;
  }

  /** Applies attributes, style sheets and inline style to an element. */
  #dress(element: OpenElement, attributes: Readonly<Record<string, string>>, parent: OpenElement): void {
    if (attributes.bgcolor)
      element.background = parseColor(attributes.bgcolor.toLowerCase()) ?? element.background;
    if (attributes.background) element.background = 'image';
    if (element.tag === 'font') applyFontTag(element, attributes);
    const rules = this.#ruleChecks > RULE_CHECKS_MAX ? [] : this.#rules.for(element);
    if (rules.length > 0) {
      const ancestors =
        this.#frames.length > ANCESTORS_MAX ? this.#frames.slice(-ANCESTORS_MAX) : this.#frames;
      this.#ruleChecks += rules.length;
      for (const rule of rules)
        if (ruleMatches(rule, element, ancestors)) applyStyle(element, rule.style, parent);
    }
    if (attributes.style) applyStyle(element, parseInlineStyle(attributes.style), parent);
  }

  #noteMicrodata(attributes: Readonly<Record<string, string>>, parent: OpenElement): void {
    const type = attributes.itemtype;
    if (type) parent.itemType = type.slice(type.lastIndexOf('/') + 1);
    const name = attributes.itemprop;
    const value = attributes.content ?? attributes.href;
    if (name && value && this.#microdata.length < MICRODATA_MAX) {
      this.#microdata.push({ name, value: value.slice(0, 500), type: parent.itemType });
    }
  }

  #top(): OpenElement {
    return this.#frames[this.#frames.length - 1] ?? createRootElement();
  }
}

function spanOf(text: string | undefined): number {
  return text === undefined ? 1 : Number.parseInt(text, 10) || 1;
}
