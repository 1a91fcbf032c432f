import type { TestProduct } from './servers/product.ts';

/** All stored data of a user, as one text. */
export async function readAllStoredData(product: TestProduct, userId: string): Promise<string> {
  const { rows: tables } = await product.admin.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.columns
      where column_name = 'user_id' and table_schema in ('app', 'sys') order by 1`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await product.admin.query<{ text: string }>(
      `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as text from ${name} t where user_id = $1`,
      [userId],
    );
    parts.push(`${name}\n${rows[0]?.text}`);
  }
  return parts.join('\n');
}
