import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import type { Finding } from '../findings/finding.ts';
import { FINDING_NOTICES, type FindingNoticeKind, type Notice } from './notice.ts';

/** Upcoming events are reported this many days ahead. */
const AHEAD_DAYS: Readonly<Partial<Record<FindingNoticeKind, number>>> = { trial_ends: 3, renewal_due: 7 };
/** Past events are reported for this many days only: connecting a bank imports two years of them at once. */
const REPORTED_DAYS = 14;

/**
 * Lists the findings to notify about on a day. `notifiedLines`: number of claimable items last reported, by finding
 * key.
 */
export function listFindingNotices(
  findings: readonly Finding[],
  today: CivilDate,
  notifiedLines: ReadonlyMap<string, number>,
): Notice[] {
  return findings.flatMap((finding) => {
    const kind = FINDING_NOTICES.find((each) => each === finding.kind);
    if (kind === undefined) return [];
    if (kind === 'health_unclaimed') return unclaimedNotice(finding, notifiedLines);
    const ahead = AHEAD_DAYS[kind];
    const [from, to] =
      ahead === undefined ? [addDays(today, -REPORTED_DAYS), today] : [today, addDays(today, ahead)];
    return finding.on >= from && finding.on <= to ? [{ ...finding, kind }] : [];
  });
}

/** Reported again only if there is more to claim than the last time. */
function unclaimedNotice(finding: Finding, notifiedLines: ReadonlyMap<string, number>): Notice[] {
  const { lines } = finding.facts;
  if (typeof lines !== 'number' || lines <= (notifiedLines.get(finding.key) ?? 0)) return [];
  return [{ ...finding, kind: 'health_unclaimed', key: `${finding.key}|${lines}` }];
}
