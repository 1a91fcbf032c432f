import { type NewInvitation, upsertInvitation } from '#db/repositories/administration.ts';
import type { Language } from '#domain/people/language.ts';
import type { Services } from '../../lib/services.ts';

/** Invites an email address with a single-use link, and emails the link if the server can send email. */
export async function inviteUser(
  services: Services,
  email: string,
  language: Language,
): Promise<{ readonly url: string; readonly isEmailed: boolean }> {
  const { token, tokenHash, days } = services.newInvitation();
  const id = services.ids.next();
  const url = await createInvitationLink(services, { id, email, tokenHash, days }, token);
  const isEmailed = services.capabilities.mailOut.state !== 'not_configured';
  if (isEmailed)
    await services.outbox.add({
      ...{ kind: 'invitation', userId: null, to: email, language },
      dedupeKey: `invitation:${id}`,
      content: { url },
    });
  return { url, isEmailed };
}

/** Saves an invitation and returns its sign-up link. */
export async function createInvitationLink(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  invitation: NewInvitation,
  token: string,
): Promise<string> {
  await upsertInvitation(db, invitation);
  const query = new URLSearchParams({ mode: 'sign-up', invitation: token, email: invitation.email });
  return `${publicUrl}/login?${query}`;
}
