import { Parser } from 'htmlparser2';
import PostalMime from 'postal-mime';

/** What has to be done to any email before it can be read: its parts decoded, and one pass over its HTML. */
export async function parseAlone(message: Uint8Array): Promise<string> {
  const { html, text } = await PostalMime.parse(message);
  let words = '';
  const parser = new Parser({ ontext: (piece) => (words += piece) });
  parser.end(html ?? text ?? '');
  return words;
}
