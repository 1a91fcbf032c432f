import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import type { Finding } from '../findings/finding.ts';
import { FINDING_NOTICES, type FindingNoticeKind, type Notice } from './notice.ts';

/** What is to come is told this many days ahead. */
const AHEAD_DAYS: Readonly<Partial<Record<FindingNoticeKind, number>>> = { trial_ends: 3, renewal_due: 7 };
/** What has happened is news for this long; a bank that is linked brings two years of it at once. */
const NEWS_DAYS = 14;

/** What of the findings is news on a day. `toldLines` are the claimable items told last, by year. */
export function findingNotices(
  findings: readonly Finding[],
  today: CivilDate,
  toldLines: ReadonlyMap<string, number>,
): Notice[] {
  return findings.flatMap((finding) => {
    const kind = FINDING_NOTICES.find((one) => one === finding.kind);
    if (kind === undefined) return [];
    if (kind === 'health_unclaimed') return unclaimedNotice(finding, toldLines);
    const ahead = AHEAD_DAYS[kind];
    const [from, to] =
      ahead === undefined ? [addDays(today, -NEWS_DAYS), today] : [today, addDays(today, ahead)];
    return finding.on >= from && finding.on <= to ? [{ ...finding, kind }] : [];
  });
}

/** Told again only when there is more to claim than the last time. */
function unclaimedNotice(finding: Finding, toldLines: ReadonlyMap<string, number>): Notice[] {
  const { lines } = finding.facts;
  if (typeof lines !== 'number' || lines <= (toldLines.get(finding.key) ?? 0)) return [];
  return [{ ...finding, kind: 'health_unclaimed', key: `${finding.key}|${lines}` }];
}
