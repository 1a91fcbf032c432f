/** Node tracing channel on which the server publishes its work; unused unless tracing is on. */
export const TRACED_WORK = 'fettle:work';

/** One unit of work. It names parts of the program, never a user or a value. */
export interface TracedWork {
  readonly kind: 'request' | 'use case' | 'statement' | 'job';
  /** A route pattern, a name in the program, or a statement, of which only verb and table are sent. */
  name: string;
  attributes?: Readonly<Record<string, string | number>>;
}
