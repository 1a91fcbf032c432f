/** Why another server is called. Each adapter says it where it calls. */
export type CallPurpose = 'bank' | 'mailbox' | 'model' | 'email' | 'push' | 'identity' | 'other';

/** One call of another server: why, who was called, and how many bytes left with it. */
export interface OutgoingCall {
  readonly purpose: CallPurpose;
  /** Name or address; a server on this machine is `localhost`. */
  readonly host: string;
  readonly bytesSent: number;
}
