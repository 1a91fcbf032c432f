/** Line numbers (1-based) of ascending offsets in one pass over the text. */
export class LineCounter {
  readonly #text: string;
  readonly #mark: string;
  #next: number;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
    this.#mark = text.includes('\n') ? '\n' : '\r';
    this.#next = text.indexOf(this.#mark);
  }

  /** Line of `offset`; offsets must not decrease between calls. */
  lineAt(offset: number): number {
    while (this.#next !== -1 && this.#next < offset) {
      this.#line += 1;
      this.#next = this.#text.indexOf(this.#mark, this.#next + 1);
    }
    return this.#line;
  }
}
