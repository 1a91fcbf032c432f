import { type HttpAnswer, member } from '../lib/http.ts';
import { googleAddresses, type Side } from './identity-sides.ts';

/** One call of the script and its response. */
export interface Said {
  readonly call: string;
  readonly answer: HttpAnswer;
}

const PASSWORD = 'seven brass kettles';
const ADA = 'ada@example.test';

/** The same calls in the same order for any service, as this product and the vendor's client make them. */
export async function* scriptedCalls(side: Side): AsyncGenerator<Said> {
  await side.hideAccounts(true);
  yield* signUps(side);
  yield* signIns(side);
  yield* sessions(side);
  yield* codes(side);
  yield* googleAccounts(side);
  yield* disabled(side);
  yield* deletions(side);
}

async function* signUps(side: Side): AsyncGenerator<Said> {
  const asks: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['a sign-up', { email: ADA, password: PASSWORD, returnSecureToken: true }],
    ['a sign-up with a known address', { email: ADA, password: PASSWORD }],
    ['a sign-up with a known address in capitals', { email: ADA.toUpperCase(), password: PASSWORD }],
    ['a sign-up with a short password', { email: 'b@example.test', password: 'short' }],
    ['a sign-up with no address at all', { password: PASSWORD }],
    ['a sign-up with no password', { email: 'b@example.test' }],
    ['a sign-up with something else than an address', { email: 'nothing', password: PASSWORD }],
  ];
  for (const [call, body] of asks) yield { call, answer: await side.account('signUp', body) };
}

async function* signIns(side: Side): AsyncGenerator<Said> {
  const ask = async (call: string, body: Readonly<Record<string, unknown>>): Promise<Said> => ({
    call,
    answer: await side.account('signInWithPassword', { ...body, returnSecureToken: true }),
  });
  const unknown = { email: 'nobody@example.test', password: PASSWORD };
  yield ask('a sign-in', { email: ADA, password: PASSWORD });
  yield ask('a sign-in in capitals', { email: ADA.toUpperCase(), password: PASSWORD });
  yield ask('a sign-in with a wrong password', { email: ADA, password: 'wrong' });
  yield ask('a sign-in with an unknown address', unknown);
  yield ask('a sign-in with something else than an address', { email: 'nothing', password: PASSWORD });
  yield ask('a sign-in with no password', { email: ADA });
  await side.hideAccounts(false);
  yield ask('a wrong password where accounts show', { email: ADA, password: 'wrong' });
  yield ask('an unknown address where accounts show', unknown);
  yield {
    call: 'a reset for an unknown address where accounts show',
    answer: await side.account('sendOobCode', { requestType: 'PASSWORD_RESET', email: unknown.email }),
  };
  await side.hideAccounts(true);
}

async function* sessions(side: Side): AsyncGenerator<Said> {
  const { idToken, refreshToken } = await enter(side, ADA, PASSWORD);
  const ask = async (call: string, operation: string, body: object): Promise<Said> => ({
    call,
    answer: await side.account(operation, { ...body }),
  });
  yield ask('a lookup', 'lookup', { idToken });
  yield ask('a lookup without a token', 'lookup', {});
  yield ask('a lookup with a made-up token', 'lookup', { idToken: 'a.b.c' });
  yield ask('a new name', 'update', { idToken, displayName: 'Ada Vale', returnSecureToken: false });
  yield ask('a new name and a token', 'update', { idToken, displayName: 'Ada V.', returnSecureToken: true });
  yield ask('a lookup after the new name', 'lookup', { idToken });
  yield ask('an update without a token', 'update', { displayName: 'Nobody' });
  yield ask('a sign-in of someone with a name', 'signInWithPassword', { email: ADA, password: PASSWORD });
  const grant = { grant_type: 'refresh_token' };
  const refresh = async (call: string, form: Readonly<Record<string, string>>): Promise<Said> => ({
    call,
    answer: await side.refresh(form),
  });
  yield refresh('a refresh', { ...grant, refresh_token: refreshToken });
  yield refresh('a refresh without a token', grant);
  yield refresh('a refresh with a made-up token', { ...grant, refresh_token: 'made-up' });
  yield refresh('a refresh of another kind', { grant_type: 'password', refresh_token: refreshToken });
  yield ask('a new password', 'update', { idToken, password: PASSWORD, returnSecureToken: true });
  yield ask('a new password that is short', 'update', { idToken, password: 'short' });
}

async function* codes(side: Side): AsyncGenerator<Said> {
  const email = 'codes@example.test';
  const { idToken } = await join(side, email);
  const send = async (call: string, body: object): Promise<Said> => ({
    call,
    answer: await side.account('sendOobCode', { continueUrl: 'http://localhost/login', ...body }),
  });
  const ask = async (call: string, operation: string, body: object): Promise<Said> => ({
    call,
    answer: await side.account(operation, { ...body }),
  });
  yield send('a code of no kind', { email });
  yield send('a code with a broken way back', {
    requestType: 'VERIFY_EMAIL',
    idToken,
    continueUrl: 'nowhere',
  });
  yield send('a code to confirm the address', { requestType: 'VERIFY_EMAIL', idToken });
  const proof = await side.lastCode(email);
  yield ask('whose code it is', 'resetPassword', { oobCode: proof });
  yield ask('a code to confirm, spent', 'update', { oobCode: proof });
  yield ask('a code to confirm, spent twice', 'update', { oobCode: proof });
  yield ask('a made-up code', 'resetPassword', { oobCode: 'made-up' });
  yield ask('no code', 'resetPassword', {});
  yield send('a reset for an unknown address', { requestType: 'PASSWORD_RESET', email: 'x@example.test' });
  yield send('a reset', { requestType: 'PASSWORD_RESET', email });
  const reset = await side.lastCode(email);
  yield ask('whose reset it is', 'resetPassword', { oobCode: reset });
  yield ask('a reset to a short password', 'resetPassword', { oobCode: reset, newPassword: 'short' });
  // Both services count the time of a reset in whole seconds.
  await nextSecond();
  yield ask('a reset, spent', 'resetPassword', { oobCode: reset, newPassword: 'nine tin kettles' });
  yield ask('a reset, spent twice', 'resetPassword', { oobCode: reset, newPassword: 'nine tin kettles' });
  yield ask('a token from before the reset', 'lookup', { idToken });
  yield* newAddress(side, email);
}

async function* newAddress(side: Side, email: string): AsyncGenerator<Said> {
  const { idToken } = await enter(side, email, 'nine tin kettles');
  const change = (newEmail?: string) =>
    side.account('sendOobCode', {
      ...{ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, continueUrl: 'http://localhost/login' },
      ...(newEmail === undefined ? {} : { newEmail }),
    });
  const fresh = 'fresh@example.test';
  yield { call: 'a change to a taken address', answer: await change(ADA) };
  yield { call: 'a change to no address', answer: await change() };
  yield { call: 'a change of address', answer: await change(fresh) };
  const oobCode = await side.lastCode(fresh);
  yield { call: 'whose change it is', answer: await side.account('resetPassword', { oobCode }) };
  await nextSecond();
  yield { call: 'a change, spent', answer: await side.account('update', { oobCode }) };
  yield {
    call: 'a token from before the change of address',
    answer: await side.account('lookup', { idToken }),
  };
  const body = { email: fresh, password: 'nine tin kettles' };
  yield { call: 'a sign-in with the new address', answer: await side.account('signInWithPassword', body) };
}

async function* googleAccounts(side: Side): AsyncGenerator<Said> {
  const [household = '', small = ''] = googleAddresses();
  const signIn = async (call: string, idToken: string): Promise<Said> => ({
    call,
    answer: await side.account('signInWithIdp', {
      postBody: new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString(),
      ...{ requestUri: 'http://localhost', returnSecureToken: true },
    }),
  });
  yield signIn('a first sign-in with Google', await side.googleToken(household));
  const second = await signIn('a second sign-in with Google', await side.googleToken(household));
  yield second;
  const idToken = member(second.answer.json, 'idToken');
  yield { call: 'a lookup of a Google account', answer: await side.account('lookup', { idToken }) };
  yield signIn('a broken Google credential', 'broken');
  await join(side, small);
  const matched = await signIn('Google for an address nobody had proven', await side.googleToken(small));
  yield matched;
  const body = { email: small, password: PASSWORD };
  yield { call: 'the password of before', answer: await side.account('signInWithPassword', body) };
}

async function* disabled(side: Side): AsyncGenerator<Said> {
  const email = 'ended@example.test';
  const { idToken, refreshToken } = await join(side, email);
  await side.disable(email);
  const signIn = (password: string) => side.account('signInWithPassword', { email, password });
  yield { call: 'a sign-in of someone disabled', answer: await signIn(PASSWORD) };
  yield { call: 'a wrong password of someone disabled', answer: await signIn('wrong') };
  yield { call: 'a lookup of someone disabled', answer: await side.account('lookup', { idToken }) };
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
  yield { call: 'a refresh of someone disabled', answer: await side.refresh(form) };
  const [, , google = ''] = googleAddresses();
  const postBody = async () =>
    new URLSearchParams({ id_token: await side.googleToken(google), providerId: 'google.com' }).toString();
  const rest = { requestUri: 'http://localhost', returnSecureToken: true };
  await side.account('signInWithIdp', { postBody: await postBody(), ...rest });
  await side.disable(google);
  yield {
    call: 'Google of someone disabled',
    answer: await side.account('signInWithIdp', { postBody: await postBody(), ...rest }),
  };
}

async function* deletions(side: Side): AsyncGenerator<Said> {
  const { idToken, refreshToken } = await join(side, 'gone@example.test');
  yield { call: 'a deletion without a token', answer: await side.account('delete', {}) };
  yield { call: 'a deletion', answer: await side.account('delete', { idToken }) };
  yield { call: 'a second deletion', answer: await side.account('delete', { idToken }) };
  yield { call: 'a lookup of someone deleted', answer: await side.account('lookup', { idToken }) };
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
  yield { call: 'a refresh of someone deleted', answer: await side.refresh(form) };
  for (let attempt = 0; attempt < 15; attempt += 1)
    await side.account('signInWithPassword', { email: ADA, password: 'wrong' });
  const body = { email: ADA, password: 'wrong' };
  yield { call: 'the sixteenth wrong password', answer: await side.account('signInWithPassword', body) };
}

interface Session {
  readonly idToken: string;
  readonly refreshToken: string;
}

async function join(side: Side, email: string): Promise<Session> {
  return sessionOf(await side.account('signUp', { email, password: PASSWORD, returnSecureToken: true }));
}

async function enter(side: Side, email: string, password: string): Promise<Session> {
  const body = { email, password, returnSecureToken: true };
  return sessionOf(await side.account('signInWithPassword', body));
}

function sessionOf({ json, text }: HttpAnswer): Session {
  const [idToken, refreshToken] = [member(json, 'idToken'), member(json, 'refreshToken')];
  if (typeof idToken !== 'string' || typeof refreshToken !== 'string') throw new Error(`no session: ${text}`);
  return { idToken, refreshToken };
}

function nextSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1_050 - (Date.now() % 1_000)));
}
