import type { Finding } from '#domain/findings/finding.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { storableJson } from '../storable.ts';

/** Dismisses a finding. Returns false if there is none with this ID or it is already dismissed. */
export async function markFindingDismissed(db: UserDb, id: Uuid, at: Date): Promise<boolean> {
  const changed = await db.query(
    'update app.findings set dismissed_at = coalesce(dismissed_at, $3) where user_id = $1 and id = $2 returning 1',
    [db.userId, id, at],
  );
  return changed.length > 0;
}

/** A finding and the counterparty that it is about; null: no single one. */
export interface FindingOfCounterparty {
  readonly finding: Finding;
  readonly counterparty: string | null;
}

/**
 * Saves the findings of all counterparties, or of some and of none. A finding with a known key keeps its ID and its
 * dismissal.
 */
export async function saveFindings(
  db: UserDb,
  isSandbox: boolean,
  findings: readonly FindingOfCounterparty[],
  counterparties: readonly string[] | null,
  nextId: () => string,
): Promise<void> {
  if (findings.length > 0) await insertFindings(db, isSandbox, findings, nextId);
  const gone = `user_id = $1 and is_sandbox = $2 and kind || '|' || key <> all($3::text[])
    and ($4::text[] is null or counterparty is null or counterparty = any($4))`;
  await db.query(
    `with deleted as (delete from app.findings where ${gone} and dismissed_at is null)
     update app.findings set is_current = false where ${gone} and dismissed_at is not null and is_current`,
    [db.userId, isSandbox, findings.map(({ finding: { kind, key } }) => `${kind}|${key}`), counterparties],
  );
}

async function insertFindings(
  db: UserDb,
  isSandbox: boolean,
  findings: readonly FindingOfCounterparty[],
  nextId: () => string,
): Promise<void> {
  await db.query(
    `insert into app.findings (user_id, id, kind, key, on_day, finding, counterparty, is_sandbox)
     select distinct on (own.user_id, e->'finding'->>'kind', e->'finding'->>'key')
       own.user_id, (e->>'id')::uuid, e->'finding'->>'kind',
       e->'finding'->>'key',
            (e->'finding'->>'on')::date, e->'finding', e->>'counterparty', $2
       from app.profiles own, jsonb_array_elements($3::jsonb) e
      where own.user_id = $1
     on conflict (user_id, is_sandbox, kind, key) do update
       set on_day = excluded.on_day, finding = excluded.finding, counterparty = excluded.counterparty,
         is_current = true`,
    [db.userId, isSandbox, storableJson(findings.map((finding) => ({ id: nextId(), ...finding })))],
  );
}
