import webPush from 'web-push';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A new pair of keys, in the form that the settings have. */
export function newVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys();
}
