import { z } from 'zod';
import { newVapidKeys } from '#adapters/web-push/vapid-keys.ts';
import { createWebPushOut } from '#adapters/web-push/web-push-out.ts';
import { findOrCreateSecret } from '#db/repositories/server-secrets.ts';
import type { PushOut } from '#ports/push-out.ts';
import type { ProviderOptions } from './choose-providers.ts';
import type { Foundation } from './foundation.ts';

const storedKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** Web push with the keys that are set, else with keys made once and kept under the encryption key. */
export async function choosePush(
  { settings, emulators }: ProviderOptions,
  { db, secretBox, hasRightKey, publicUrl }: Foundation,
): Promise<PushOut | null> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  const subject =
    settings.VAPID_SUBJECT ?? (publicUrl.startsWith('https://') ? publicUrl : 'mailto:fettle@localhost');
  const emulator = emulators?.push ?? null;
  if (publicKey && privateKey) return createWebPushOut({ publicKey, privateKey, subject, emulator });
  if (!hasRightKey) return null;
  const stored = await findOrCreateSecret(db.system, secretBox, 'vapid', JSON.stringify(newVapidKeys()));
  return createWebPushOut({ ...storedKeys.parse(JSON.parse(stored)), subject, emulator });
}
