import type { Person } from './person.ts';

/** Undoes a change by its response and returns the undo's response; undoing that redoes the change. */
export function undo(person: Person, changed: { readonly eventId: string | null }) {
  return person.call('undoEvent', undoOf(changed));
}

/** The call that undoes a change, for `ask`. */
export function undoOf({ eventId }: { readonly eventId: string | null }): { params: { eventId: string } } {
  if (eventId === null) throw new Error('nothing changed');
  return { params: { eventId } };
}
