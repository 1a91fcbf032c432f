import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../lib/failure.ts';
import { currencyName } from '../../../lib/format/choices.ts';
import { identity } from '../../../lib/session/identity.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts as languages } from '../../../texts/en/languages.ts';
import { texts } from '../../../texts/en/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ProfileForm, type ProfileSettings } from './profile-form.tsx';

/** The profile, with an edit mode. */
export function ProfileEditor({ profile }: { readonly profile: ProfileSettings }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title={texts.profile.title}
      actions={
        !isEditing && (
          <Button size="small" onClick={() => setEditing(true)}>
            {texts.profile.edit}
          </Button>
        )
      }
    >
      <div className="border-t px-4 sm:px-5 py-5">
        {isEditing ? (
          <ProfileForm profile={profile} onDone={() => setEditing(false)} />
        ) : (
          <div className="grid gap-5">
            <ProfileView profile={profile} />
            <AddressState profile={profile} />
          </div>
        )}
      </div>
    </Card>
  );
}

function ProfileView({ profile }: { readonly profile: ProfileSettings }) {
  const lines = [
    [texts.profile.name, profile.displayName],
    [texts.profile.email, profile.email],
    [texts.profile.currency, currencyName(profile.currency)],
    [languages.label, languages.names[profile.language]],
    [texts.profile.timeZone, profile.timeZone.replaceAll('_', ' ')],
    [texts.profile.dates, texts.profile.datesBy[profile.datesBy]],
  ] as const;
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {lines.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="label">{name}</dt>
          <dd className="truncate">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Email confirmation status, and the link to change the address. */
function AddressState({ profile }: { readonly profile: ProfileSettings }) {
  const addToast = useToast();
  const confirm = useMutation({
    mutationFn: () => identity.sendVerification(),
    onSuccess: () => addToast(texts.address.linkSent(profile.email)),
    onError: (error) => addToast(errorMessage(error, texts.address.linkFailed), 'error'),
  });
  return (
    <div className="grid gap-3 border-t pt-4 text-14">
      {profile.mailProblem !== null && <p className="text-amber">{profile.mailProblem}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {!profile.isEmailVerified && (
          <button
            type="button"
            className="text-link"
            disabled={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            {texts.address.confirm}
          </button>
        )}
        <TextLink href="/login?mode=email">{texts.address.change}</TextLink>
      </div>
    </div>
  );
}
