import { saveInvitation } from '#db/repositories/administration.ts';
import type { Services } from '../../lib/services.ts';

/** Invites an address: a link that works once, emailed where this server sends email. */
export async function inviteUser(
  services: Services,
  email: string,
): Promise<{ readonly url: string; readonly isEmailed: boolean }> {
  const { token, tokenHash, days } = services.newInvitation();
  const id = services.ids.next();
  await saveInvitation(services.db, { id, email, tokenHash, days });
  const url = invitationUrl(services.publicUrl, token, email);
  const isEmailed = services.capabilities.mailOut.state !== 'not_configured';
  if (isEmailed)
    await services.outbox.add({
      ...{ kind: 'invitation', userId: null, to: email, dedupeKey: `invitation:${id}` },
      content: { url },
    });
  return { url, isEmailed };
}

/** Where whoever was invited signs up. */
export function invitationUrl(publicUrl: string, token: string, email: string): string {
  return `${publicUrl}/login?${new URLSearchParams({ mode: 'sign-up', invitation: token, email })}`;
}
