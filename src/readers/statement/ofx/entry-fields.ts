/** Entry tags that are read; others are skipped. */
const READ = [
  'TRNTYPE',
  'DTPOSTED',
  'DTTRAN',
  'DTUSER',
  'TRNAMT',
  'FITID',
  'NAME',
  'PAYEE.NAME',
  'EXTDNAME',
  'MEMO',
  'CHECKNUM',
  'CURRENCY',
  'CURRENCY.CURSYM',
  'ORIGCURRENCY.CURSYM',
  'ORIGCURRENCY.CURRATE',
  'CORRECTFITID',
  'CORRECTACTION',
] as const;

export type EntryTag = (typeof READ)[number];

const PLACES: ReadonlyMap<string, EntryTag> = new Map(READ.map((tag) => [tag, tag]));

/** The tags of one entry with their texts. A flat list, because a file may contain hundreds of thousands of entries. */
export class EntryFields {
  readonly #pairs: string[] = [];

  get(tag: EntryTag): string | undefined {
    const at = this.#placeOf(tag);
    return at === -1 ? undefined : this.#pairs[at + 1];
  }

  has(tag: EntryTag): boolean {
    return this.#placeOf(tag) !== -1;
  }

  /** Keeps the first text of a repeated tag, because a missing end tag lets later ones leak in. */
  setOnce(name: string, value: string): void {
    const tag = PLACES.get(name);
    if (tag !== undefined && !this.has(tag)) this.#pairs.push(tag, value);
  }

  #placeOf(tag: EntryTag): number {
    for (let at = 0; at < this.#pairs.length; at += 2) if (this.#pairs[at] === tag) return at;
    return -1;
  }
}
