import { userMessage } from '#domain/messages/user-message.ts';
import { decodeEntities } from '../text/entities.ts';
import { UnreadableZip } from '../zip/read-zip.ts';

/** A start or end tag. An empty element (`<v/>`) has both. */
export interface XmlTag {
  /** Without prefix. */
  readonly name: string;
  readonly isEnd: boolean;
  /** As written, see `attributesOf`. */
  readonly attributes: string;
  /** The text since the tag before, as written, see `decodeEntities`. */
  readonly before: string;
}

const TAG =
  /<(\/?)(?:[\w.-]{1,40}:)?([A-Za-z][\w.-]{0,60})([^<>"']*(?:"[^<"]*"[^<>"']*|'[^<']*'[^<>"']*)*)>/y;
const ATTRIBUTE = /(?<![\w.:-])(?:[\w.-]{1,40}:)?([\w.-]{1,60})\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)')/g;

const DEPTH_MAX = 100;

/** The reason a damaged spreadsheet is rejected. */
export function brokenWorkbook(): UnreadableZip {
  return new UnreadableZip(userMessage('workbookBroken'));
}

/**
 * Scans the tags of an XML part of a spreadsheet in one pass, without building a tree. Throws `UnreadableZip` for
 * malformed or unclosed tags (half a part would be half of the transactions), for declarations (`<!DOCTYPE`), and for
 * another root element.
 */
export function* xmlTags(text: string, root: string): Generator<XmlTag> {
  const plain = withPlainText(text);
  const open: string[] = [];
  let from = 0;
  for (let at = plain.indexOf('<'); at !== -1; at = plain.indexOf('<', from)) {
    TAG.lastIndex = at;
    const [tag = '', slash, name = '', attributes = ''] = TAG.exec(plain) ?? [];
    if (tag === '') throw brokenWorkbook();
    const isEnd = slash === '/';
    if (isEnd ? open.pop() !== name : open.push(name) > DEPTH_MAX || open[0] !== root) throw brokenWorkbook();
    yield { name, isEnd, attributes, before: plain.slice(from, at) };
    from = at + tag.length;
    if (!attributes.endsWith('/')) continue;
    open.pop();
    yield { name, isEnd: true, attributes: '', before: '' };
  }
  if (from === 0 || open.length > 0) throw brokenWorkbook();
}

/** The attributes of a tag by name without prefix, decoded. */
export function attributesOf({ attributes }: XmlTag): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE))
    found.set(name, decodeEntities(double ?? single ?? ''));
  return found;
}

/** Removes comments and instructions, and writes CDATA sections as text. */
function withPlainText(text: string): string {
  const instructed = replaceSections(text, '<?', '?>', () => '');
  const commented = replaceSections(instructed, '<!--', '-->', () => '');
  return replaceSections(commented, '<![CDATA[', ']]>', (inner) =>
    inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
}

function replaceSections(
  text: string,
  open: string,
  close: string,
  replace: (inner: string) => string,
): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = text.indexOf(open); at !== -1; at = text.indexOf(open, from)) {
    const end = text.indexOf(close, at + open.length);
    if (end === -1) throw brokenWorkbook();
    kept.push(text.slice(from, at), replace(text.slice(at + open.length, end)));
    from = end + close.length;
  }
  return kept.length === 0 ? text : kept.join('') + text.slice(from);
}
