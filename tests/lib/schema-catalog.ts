import type pg from 'pg';

/** A column in the catalog. */
export interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** `default …` or `generated …` as SQL, or empty. */
  readonly origin: string;
  readonly comment: string | null;
}

/** A table or view with all dependent objects as SQL. */
export interface Relation {
  readonly schema: string;
  readonly name: string;
  readonly view: string | null;
  readonly comment: string | null;
  readonly columns: readonly Column[];
  readonly constraints: readonly { readonly name: string; readonly kind: string; readonly sql: string }[];
  readonly indexes: readonly string[];
  readonly triggers: readonly string[];
  readonly policies: readonly string[];
  readonly grants: readonly string[];
}

export interface Catalog {
  readonly relations: readonly Relation[];
  readonly functions: readonly { readonly name: string; readonly sql: string }[];
}

const SCHEMAS = ['identity', 'sys', 'app'];

/** Reads the schemas of the product in a fixed order. */
export async function readCatalog(client: pg.Client): Promise<Catalog> {
  await client.query("set search_path = ''");
  const { rows: relations } = await client.query<Relation>(RELATIONS, [SCHEMAS]);
  const { rows: functions } = await client.query<{ name: string; sql: string }>(FUNCTIONS, [SCHEMAS]);
  return { relations, functions };
}

const RELATIONS = `
select n.nspname as schema, c.relname as name, obj_description(c.oid, 'pg_class') as comment,
  case c.relkind when 'v' then pg_get_viewdef(c.oid, true) end as view,
  (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
      'isNullable', not a.attnotnull,
      'origin', case when a.attidentity = 'a' then 'generated always as identity'
        when a.attgenerated = 's' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid, true) || ') stored'
        when d.oid is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid, true) else '' end,
      'comment', col_description(c.oid, a.attnum)) order by a.attnum)
     from pg_attribute a left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  coalesce((select json_agg(json_build_object('name', k.conname, 'kind', k.contype, 'sql',
    pg_get_constraintdef(k.oid, true))
      order by position(k.contype::text in 'pucf'), k.conname)
     from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'f')), '[]') as constraints,
  coalesce((select json_agg(pg_get_indexdef(i.indexrelid) order by i.indexrelid::regclass::text)
     from pg_index i where i.indrelid = c.oid
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid
        and k.contype in ('p', 'u'))), '[]') as indexes,
  coalesce((select json_agg(pg_get_triggerdef(t.oid, true) order by t.tgname)
     from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal), '[]') as triggers,
  coalesce((select json_agg('policy ' || p.policyname || ' to ' || array_to_string(p.roles, ', ') || ' using ' || p.qual
      || ' with check ' || p.with_check order by p.policyname)
     from pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname), '[]') as policies,
  coalesce((select json_agg(g.privileges || ' to ' || g.grantee order by g.grantee) from (
     select grantee, string_agg(lower(privilege_type), ', ' order by privilege_type) as privileges
       from information_schema.role_table_grants
      where table_schema = n.nspname and table_name = c.relname and grantee <> grantor
        group by grantee) g), '[]') as grants
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
 where n.nspname = any($1) and c.relkind in ('r', 'v', 'p')
 order by array_position($1, n.nspname::text), c.relkind = 'v', c.relname`;

const FUNCTIONS = `
select n.nspname || '.' || p.proname as name, pg_get_functiondef(p.oid) as sql
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
 where n.nspname = any($1) order by array_position($1, n.nspname::text), p.proname`;
