const TITLE_LENGTH_MAX = 120;
const LENGTH_MAX = 20_000;

export interface Announcement {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Parses an announcement: subject on the first line, then paragraphs separated by blank lines. Throws if invalid. */
export function readAnnouncement(text: string): Announcement {
  if (text.length > LENGTH_MAX) throw new Error(`The announcement is longer than ${LENGTH_MAX} characters.`);
  const [title = '', ...paragraphs] = text
    .replaceAll('\r\n', '\n')
    .trim()
    .replace('\n', '\n\n')
    .split('\n\n')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (title.length > TITLE_LENGTH_MAX)
    throw new Error(`The first line is the subject: it has more than ${TITLE_LENGTH_MAX} characters.`);
  if (paragraphs.length === 0)
    throw new Error('The file needs a subject in its first line and a text below it.');
  return { title, paragraphs };
}
