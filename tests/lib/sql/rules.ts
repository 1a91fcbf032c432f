import type { Statement } from './find-statements.ts';

const USER_TABLE = /\b(?:from|join|update|into|using|,)\s+app\.(\w+)(?:\s+(?:as\s+)?([a-z]\w*))?/gi;
/** A token that can follow a table without an alias. */
const NO_ALIAS =
  /^(?:where|set|on|values|join|left|cross|order|group|using|limit|for|select|returning|union|default|full|inner)$/i;
const BEGINS = /^\s*(?:select|insert|update|delete|with)\b/i;

const MATCHED_TRANSACTION =
  'account_id|posted_on|authorized_on|amount_minor|currency|original_description|merchant|status|removed_at';
const MATCHED_RECEIPT = 'state|kind|merchant|order_id|purchased_on|total_minor|card_last4';
/** An update that sets one of the columns. */
const setsOne = (table: string, columns: string, except = ''): RegExp =>
  new RegExp(`\\bupdate app\\.${table}\\b.*?(?<![\\w.])(?:${columns})\\)? = ${except}`, 's');
/** Receipt transactions may be deleted for their receipt's sake, because they are never matched. */
const STANDING_FOR_RECEIPTS = '(?!.*is_from_receipt and removed_at is null)';

const TO_NOTE: readonly RegExp[] = [
  /\b(?:insert into|delete from) app\.(?:transactions|receipts|transfers)\b/,
  setsOne('transactions', MATCHED_TRANSACTION, STANDING_FOR_RECEIPTS),
  setsOne('receipts', MATCHED_RECEIPT),
];
/** This function records decisions about matches in a separate statement. */
const DECIDES = {
  write: /\b(?:insert into|update|delete from) app\.receipt_matches\b.*'user'/s,
  within: / updateMatches$/,
};

/** Whether a statement changes the matcher's input without recording it. */
export function isUnrecordedMatchChange({ sql, within }: Pick<Statement, 'sql' | 'within'>): boolean {
  // Sandbox data is deleted completely, and everything is matched again.
  if (sql.includes('insert into app.match_changes') || within.endsWith(' deleteSandboxData')) return false;
  const set = sql.replace(/\bwhere\b[\s\S]*$/, (rest) => (rest.includes('is_from_receipt') ? rest : ''));
  return (
    TO_NOTE.some((write) => write.test(set)) || (DECIDES.write.test(set) && !DECIDES.within.test(within))
  );
}

/** The table of a statement that isn't bound to the user, or nothing. */
export function findTableWithoutUser(sql: string): string[] {
  const problems: string[] = [];
  if (BEGINS.test(sql) && !/user_id\s*=\s*\$\d|\bselect \$\d|\bvalues\s*\(\$\d|\) \$\d, /i.test(sql))
    problems.push('no user as a parameter');
  for (const [, table = '', word = ''] of sql.matchAll(USER_TABLE)) {
    const alias = NO_ALIAS.test(word) ? '' : word;
    const isTied =
      alias === ''
        ? /(?<!\.)\buser_id\b/.test(sql) || sql.includes(`${table}.user_id`)
        : new RegExp(`\\b${alias}\\.user_id\\b|using \\(user_id|\\bas ${alias} \\(user_id`, 'i').test(sql) ||
          (!/\bjoin\b|, app\.|\bexists\b/.test(sql) && /(?<!\.)\buser_id\b/.test(sql));
    if (!isTied) problems.push(`app.${table} ${alias}`.trim());
  }
  return problems;
}
