import type { FirebaseState } from './state.ts';

/** What every operation works on. */
export interface Service {
  readonly projectId: string;
  /** Some answers name the project by this. */
  readonly projectNumber: string;
  readonly apiKey: string;
  readonly state: FirebaseState;
  /** How long an id token lasts. */
  tokenSeconds: number;
  /** With it the service does not tell whether an address is known (the default of new projects). */
  hidesAccounts: boolean;
  nowSeconds(): number;
  /** Sends an email with a link, as the service does automatically. */
  sendMail(to: string, subject: string, link: string): Promise<void>;
}

/** A refusal by its name on the wire; `message` may go on after a colon. */
export class ServiceError extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
  }
}
