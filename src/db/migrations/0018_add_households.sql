-- Who is in which household: IDs and roles alone. A household is known by the membership of its owner and ends with it.
create table sys.household_members (
  id uuid primary key,
  household_id uuid not null references sys.household_members (id) on delete cascade,
  user_id uuid not null unique references identity."user" (id) on delete cascade,
  role text not null check (role in ('owner', 'member', 'viewer')),
  added_at timestamptz not null,
  check ((role = 'owner') = (id = household_id))
);
create index household_members_household on sys.household_members (household_id);
comment on table sys.household_members is
  'Who is in which household. The household has the ID of its owner''s membership and ends with it.';

-- What a user shares, under their membership: it counts only while the user has this very membership.
alter table app.accounts add column shared_in uuid;
comment on column app.accounts.shared_in is
  'The user''s membership in whose household the account is shown; null: private.';
alter table app.mailboxes add column shared_in uuid;
comment on column app.mailboxes.shared_in is
  'The user''s membership in whose household items of its receipts are shown on shared transactions; null: private.';
alter table app.profiles add column health_shared_in uuid;
comment on column app.profiles.health_shared_in is
  'The user''s membership in whose household health details are shown; null: private.';

-- An invitation into a household also admits its address to a server that is open by invitation.
alter table identity.invitation
  add column "householdId" uuid references sys.household_members (id) on delete cascade,
  add column role text check (role in ('member', 'viewer')),
  add constraint invitation_household_role check (("householdId" is null) = (role is null));
create index invitation_household on identity.invitation ("householdId");
comment on table identity.invitation is
  'Invitations of one address, to create an account or to join a household. The token is stored as its hash; a used invitation is deleted.';
