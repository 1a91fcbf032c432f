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
/** What is left is no name: `Nails &`, `The Honest`. */
const LEFT_HANGING = /(?:[&+]|\sand)$|^the\s\S+$/i;
/** A spa that is one. */
const SPA =
  /(?:&|\b(?:and|nails?|day|med|medical|salon|skin|hair|beauty|massage|hotel|resort|wellness|thermal|body|the))\sspa$/i;

/** A firm's name without the legal forms behind it (`Ellos AB`, `Grove Foods, Inc. LLC`), two at most. */
export function withoutLegalForm(name: string): string {
  return withoutOne(withoutOne(name));
}

function withoutOne(name: string): string {
  if (SPA.test(name)) return name;
  const rest = name.replace(LEGAL_FORM, '').trim();
  const isOnlyCompany = /\scompany$/i.test(name) && !/\s/.test(rest);
  return isOnlyCompany || LEFT_HANGING.test(rest) ? name : rest;
}
