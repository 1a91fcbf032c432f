import { userMessage } from '../messages/user-message.ts';
export const PERSON_NAME_LENGTH_MAX = 100;

const CONTROL = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u;
/**
 * Matches a link: a scheme, "www.", or a word with a period between letters and a final part like a top-level domain.
 * After a single letter, another period makes it initials, such as "M.Sc.".
 */
const LINK =
  /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,63}(?:$|[^\p{L}.])|[\p{L}\p{N}-]{2}\.\p{L}{2,63}\.|[\p{L}\p{N}]\/[\p{L}\p{N}]/iu;
/** Periods of other scripts that browsers accept in addresses; NFKC covers the rest. */
const IDEOGRAPHIC_DOT = /[\u3002\uff61]/g;

/**
 * Returns the reason a text is not a valid name, as text for the user, or null if it is valid. Names are shown to
 * others and put into emails, so a link in a name would be sent along.
 */
export function findNameProblem(name: string): string | null {
  if (name.length > PERSON_NAME_LENGTH_MAX) return userMessage('nameTooLong', PERSON_NAME_LENGTH_MAX);
  if (name.trim() === '') return userMessage('nameEmpty');
  if (CONTROL.test(name)) return userMessage('nameHasControls');
  if (LINK.test(name.normalize('NFKC').replace(IDEOGRAPHIC_DOT, '.'))) return userMessage('nameHasLink');
  return null;
}

/** Cleans a name from another service; empty if nothing valid remains. */
export function cleanName(name: string): string {
  if (findNameProblem(name) === null) return name;
  const words = name
    .slice(0, 10 * PERSON_NAME_LENGTH_MAX)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/\/|www\./i.test(word))
    // With a space after the period, no program turns it into a link.
    .map((word) => word.replace(/\.(?=[\p{L}\p{N}])/gu, '. '));
  const cleaned = words.join(' ').slice(0, PERSON_NAME_LENGTH_MAX).trim();
  return findNameProblem(cleaned) === null ? cleaned : '';
}
