/** Where a message lies: a folder, its validity, the number in it. Together they never name another message. */
export interface Place {
  readonly folder: string;
  readonly validity: string;
  readonly uid: number;
}

/** Written as one id. */
export function idOf({ validity, uid, folder }: Place): string {
  return `${validity}.${uid}.${folder}`;
}

/** The place an id names, or null for what is none. */
export function placeOf(id: string): Place | null {
  const match = /^(\d+)\.(\d+)\.(.+)$/s.exec(id);
  return match ? { validity: match[1] ?? '', uid: Number(match[2]), folder: match[3] ?? '' } : null;
}
