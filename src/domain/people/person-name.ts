import { userMessage } from '../messages/user-message.ts';
export const PERSON_NAME_LENGTH_MAX = 100;

const CONTROL = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u;
/**
 * A scheme, "www.", or a word with a dot between letters and a final part like a top-level domain. After a single
 * letter, another dot makes it initials, such as "M.Sc.".
 */
const LINK =
  /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,63}(?:$|[^\p{L}.])|[\p{L}\p{N}-]{2}\.\p{L}{2,63}\.|[\p{L}\p{N}]\/[\p{L}\p{N}]/iu;
/** Dots of other scripts that browsers take for one in an address; NFKC knows the rest of them. */
const IDEOGRAPHIC_DOT = /[\u3002\uff61]/g;

/**
 * Why a text cannot be a person's name, in words for the person; null for a name. Names are shown to others and put
 * into emails: one with a link would make them carry it.
 */
export function nameProblem(name: string): string | null {
  if (name.length > PERSON_NAME_LENGTH_MAX) return userMessage('nameTooLong', PERSON_NAME_LENGTH_MAX);
  if (name.trim() === '') return userMessage('nameEmpty');
  if (CONTROL.test(name)) return userMessage('nameHasControls');
  if (LINK.test(name.normalize('NFKC').replace(IDEOGRAPHIC_DOT, '.'))) return userMessage('nameHasLink');
  return null;
}

/** The part of a name from elsewhere that can be a name here; empty when nothing is left. */
export function cleanName(name: string): string {
  if (nameProblem(name) === null) return name;
  const words = name
    .slice(0, 10 * PERSON_NAME_LENGTH_MAX)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/\/|www\./i.test(word))
    // With a space after the dot, no program makes a link of it.
    .map((word) => word.replace(/\.(?=[\p{L}\p{N}])/gu, '. '));
  const cleaned = words.join(' ').slice(0, PERSON_NAME_LENGTH_MAX).trim();
  return nameProblem(cleaned) === null ? cleaned : '';
}
