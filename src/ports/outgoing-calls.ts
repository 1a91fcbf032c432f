/** Purpose of a call to another server, stated by the adapter. */
export type CallPurpose = 'bank' | 'mailbox' | 'model' | 'email' | 'push' | 'identity' | 'other';

/** One call to another server: purpose, host, and bytes sent. */
export interface OutgoingCall {
  readonly purpose: CallPurpose;
  /** Host name or address; `localhost` for a server on this machine. */
  readonly host: string;
  readonly bytesSent: number;
}
