import { XMLParser } from 'fast-xml-parser';
import { decodeEntities } from '../text/entities.ts';
import { toSingleLine } from '../text/single-line.ts';

/** An element of a parsed document: its children by name without prefix, attributes under `@`, text under `#text`. */
export interface XmlElement {
  readonly [name: string]: unknown;
}

const PARSER = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  alwaysCreateTextNode: true,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/** Parses XML without entities or document types. Throws an Error for malformed text. */
export function parseXml(text: string): XmlElement {
  const parsed: unknown = PARSER.parse(text);
  return isElement(parsed) ? parsed : {};
}

function isElement(value: unknown): value is XmlElement {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns all elements at a path of names; repeated names yield each element. */
export function all(element: XmlElement | null, ...path: readonly string[]): XmlElement[] {
  let found: XmlElement[] = element ? [element] : [];
  for (const name of path) {
    found = found.flatMap((parent) => {
      const value = parent[name];
      return (Array.isArray(value) ? value : [value]).filter(isElement);
    });
  }
  return found;
}

/** Returns the first element at a path, or null. */
export function first(element: XmlElement | null, ...path: readonly string[]): XmlElement | null {
  return all(element, ...path)[0] ?? null;
}

/** Returns the text of the first element at a path on one line, entities decoded; '' if missing. */
export function textAt(element: XmlElement | null, ...path: readonly string[]): string {
  return elementText(first(element, ...path));
}

/** Returns an element's own text. */
export function elementText(element: XmlElement | null): string {
  const text = element?.['#text'];
  if (typeof text !== 'string') return '';
  const decoded = decodeEntities(text).trim();
  return toSingleLine(decoded);
}

/** Returns an attribute's text, or ''. */
export function attribute(element: XmlElement | null, name: string): string {
  const value = element?.[`@${name}`];
  return typeof value === 'string' ? value : '';
}
