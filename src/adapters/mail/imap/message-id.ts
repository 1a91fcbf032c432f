/** A message's folder, UIDVALIDITY and UID, which together never identify another message. */
export interface Place {
  readonly folder: string;
  readonly validity: string;
  readonly uid: number;
}

/** Formats a location as an ID. */
export function idOf({ validity, uid, folder }: Place): string {
  return `${validity}.${uid}.${folder}`;
}

/** Parses an ID; null if it is malformed. */
export function placeOf(id: string): Place | null {
  const match = /^(\d+)\.(\d+)\.(.+)$/s.exec(id);
  return match ? { validity: match[1] ?? '', uid: Number(match[2]), folder: match[3] ?? '' } : null;
}
