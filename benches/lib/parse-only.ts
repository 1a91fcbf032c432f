import { Parser } from 'htmlparser2';
import PostalMime from 'postal-mime';

/** The minimum work for any email: decodes its parts and parses its HTML once. */
export async function parseOnly(message: Uint8Array): Promise<string> {
  const { html, text } = await PostalMime.parse(message);
  let words = '';
  const parser = new Parser({ ontext: (piece) => (words += piece) });
  parser.end(html ?? text ?? '');
  return words;
}
