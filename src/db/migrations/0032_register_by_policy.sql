-- The first account is the administrator's. The claim is made before the account is there, so that of two first
-- sign-ups at once only one gets it; it is void when the account did not follow.
create table identity.administrator (
  slot boolean primary key default true check (slot),
  "userId" uuid not null unique,
  "claimedAt" timestamptz not null
);
insert into identity.administrator ("userId", "claimedAt")
  select id, "createdAt" from identity."user" order by "createdAt", id limit 1;
grant select, insert, update, delete on identity.administrator to fettle_app;

-- Invitations to create an account with one address. The token is stored as its hash; a used invitation is deleted.
create table identity.invitation (
  id uuid primary key,
  email text not null,
  "tokenHash" bytea not null unique,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null
);
create index invitation_email on identity.invitation (email);
grant select, insert, update, delete on identity.invitation to fettle_app;
