/** A browser's push endpoint and encryption keys. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Result of sending a push message: `gone`: the endpoint no longer exists; `later`: retry later. */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'later';

/** Sends push messages through a browser's push service. */
export interface PushOut {
  /** Public key for browser subscriptions. */
  readonly publicKey: string;
  /** True if messages may be sent to this endpoint. */
  allows(endpoint: string): boolean;
  /** `topic` is equal for repeated sends of one message, so the push service keeps only one. */
  send(
    to: PushSubscription,
    message: { readonly payload: string; readonly topic: string },
  ): Promise<PushOutcome>;
}
