-- Session tokens are stored as their SHA-256; sessions that are open stay open, with the new idle limit.
update identity.session set token = encode(sha256(convert_to(token, 'UTF8')), 'hex'),
  "expiresAt" = least("expiresAt", now() + interval '14 days');
-- The tokens of a Google sign-in are not needed after it.
update identity.account set "accessToken" = null, "refreshToken" = null, "idToken" = null,
  "accessTokenExpiresAt" = null, "refreshTokenExpiresAt" = null;
-- Links and sign-ins under way are stored under hashed names from now on; they last an hour at most.
delete from identity.verification;
