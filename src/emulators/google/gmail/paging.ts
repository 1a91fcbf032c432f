export interface Page<T> {
  readonly members: readonly T[];
  readonly nextPageToken: string | null;
}

interface PageLimits {
  readonly standard: number;
  readonly max: number;
  readonly cap: number | null;
}

/** Returns one page by `maxResults` and `pageToken`; null for an unknown token. */
export function getPage<T extends { readonly id: string } | { readonly historyId: number }>(
  all: readonly T[],
  params: URLSearchParams,
  limits: PageLimits,
): Page<T> | null {
  const requestedSize = Number(params.get('maxResults') ?? limits.standard);
  const wanted = Number.isInteger(requestedSize) && requestedSize > 0 ? requestedSize : limits.standard;
  const size = Math.min(wanted, limits.max, limits.cap ?? limits.max);
  const token = params.get('pageToken');
  const start = token ? afterMark(all, token) : 0;
  if (start === null) return null;
  const members = all.slice(start, start + size);
  const last = members.at(-1);
  const hasMore = last !== undefined && start + size < all.length;
  return { members, nextPageToken: hasMore ? makeToken(start + size, markOf(last)) : null };
}

/** A token identifies the last returned item, so that new email doesn't shift the next page. */
function makeToken(position: number, mark: string): string {
  const digits = Buffer.from(`${position}:${mark}`).toString('hex');
  return BigInt(`0x01${digits}`).toString();
}

function afterMark<T extends { readonly id: string } | { readonly historyId: number }>(
  all: readonly T[],
  token: string,
): number | null {
  if (!/^\d+$/.test(token)) return null;
  const text = Buffer.from(BigInt(token).toString(16).slice(1), 'hex').toString('latin1');
  const match = /^(\d+):(.+)$/.exec(text);
  if (!match) return null;
  const index = all.findIndex((member) => markOf(member) === match[2]);
  return index >= 0 ? index + 1 : Math.min(Number(match[1]), all.length);
}

function markOf(member: { readonly id: string } | { readonly historyId: number }): string {
  return 'id' in member ? member.id : String(member.historyId);
}
