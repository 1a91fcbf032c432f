import webPush from 'web-push';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A new key pair in the format of the settings. */
export function newVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys();
}
