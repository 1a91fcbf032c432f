import type { EmailBody, ParsedEmail } from '#readers/receipt/email/parse-email.ts';

const INNER_MAX = 5;

/** The attached email, if the outer one has no content. */
export function contentOf(outer: ParsedEmail): ParsedEmail {
  let email = outer;
  for (let depth = 0; depth < INNER_MAX && email.inner; depth += 1) {
    if (email.bodies.length > 0) break;
    email = email.inner;
  }
  return email;
}

export function bodiesOf({ bodies }: ParsedEmail, kind: EmailBody['kind']): EmailBody[] {
  return bodies.filter((body) => body.kind === kind);
}
