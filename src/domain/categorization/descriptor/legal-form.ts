import { regexSource } from '../../text/regex-source.ts';

const LEGAL_FORM = new RegExp(
  regexSource`
    (?<![\s,])[\s,]+(?:
      inc|incorporated|llc|l\.l\.c|ltd|limited|plc|corp|corporation|co|company|gmbh|gmbh & co\.? kg|ag|kg|e\.?k|
      ug|se|s\.?a\.?r?\.?l?|s\.?a\.?s|s\.?r\.?l|s\.?p\.?a|s\.?l\.?u?|b\.?v|n\.?v|ab|a\/s|aps|as|oy|oyj|
      sp\.? z o\.? ?o|s\.r\.o|kft|ltda|pty ltd|pty|pte ltd|k\.?k|株式会社
    )\.?$`,
  'i',
);
/** A remainder that is not a name: `Nails &`, `The Honest`. */
const DANGLING = /(?:[&+]|\sand)$|^the\s\S+$/i;
/** Names where "spa" is a spa and not a legal form. */
const SPA =
  /(?:&|\b(?:and|nails?|day|med|medical|salon|skin|hair|beauty|massage|hotel|resort|wellness|thermal|body|the))\sspa$/i;

/** Removes up to two legal forms from the end of a company name (`Ellos AB`, `Grove Foods, Inc. LLC`). */
export function stripLegalForm(name: string): string {
  return withoutOne(withoutOne(name));
}

function withoutOne(name: string): string {
  if (SPA.test(name)) return name;
  const rest = name.replace(LEGAL_FORM, '').trim();
  const isOnlyCompany = /\scompany$/i.test(name) && !/\s/.test(rest);
  return isOnlyCompany || DANGLING.test(rest) ? name : rest;
}
