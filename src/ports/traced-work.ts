/** Node's tracing channel on which the parts of the server say what they do; nobody listens without tracing. */
export const TRACED_WORK = 'fettle:work';

/** One piece of work. It names parts of the program, never a user or a value. */
export interface TracedWork {
  readonly kind: 'request' | 'use case' | 'statement' | 'job';
  /** The pattern of a route, a name in the program, or a statement, of which verb and table are sent. */
  name: string;
  attributes?: Readonly<Record<string, string | number>>;
}
