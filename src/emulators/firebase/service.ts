import type { FirebaseState } from './state.ts';

/** Context of all operations. */
export interface Service {
  readonly projectId: string;
  /** Included in some responses. */
  readonly projectNumber: string;
  readonly apiKey: string;
  readonly state: FirebaseState;
  /** Lifetime of ID tokens. */
  tokenSeconds: number;
  /** Hides whether an email is registered (the default of new projects). */
  hidesAccounts: boolean;
  nowSeconds(): number;
  /** Sends an email with a link. */
  sendMail(to: string, subject: string, link: string): Promise<void>;
}

/** An error with its API code; `message` may add details after a colon. */
export class ServiceError extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
  }
}
