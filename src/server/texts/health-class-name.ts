import type { Texts } from './texts.ts';

/** What a line is of: its class, where one is known; an id that is not known shows as it is. */
export function healthClassName(id: string, { healthClasses }: Texts): string {
  // Looking a text up in a closed table: absent keys give undefined.
  return (healthClasses as Readonly<Record<string, string>>)[id] ?? id;
}
