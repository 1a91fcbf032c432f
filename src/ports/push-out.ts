/** Where a browser takes push messages, and the keys that only it can open them with. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What became of a push message: `gone` will never take one again, `later` may. */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'later';

/** Hands push messages to the push service of a browser. */
export interface PushOut {
  /** What a browser subscribes with. */
  readonly publicKey: string;
  /** Whether messages may go to this address at all. */
  allows(endpoint: string): boolean;
  /** `topic` is the same when a message is sent again: the push service then keeps one. */
  send(
    to: PushSubscription,
    message: { readonly payload: string; readonly topic: string },
  ): Promise<PushOutcome>;
}
