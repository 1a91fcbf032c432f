import { randomBytes } from 'node:crypto';
import { member, send } from './http.ts';
import { PASSWORD, type Person, personWith } from './person.ts';
import type { TestProduct } from './servers/product.ts';

/** Name of the hosted service's sandbox project. */
const API_KEY = 'fettle-sandbox-key';

/** Calls the hosted service as its client library does. */
export async function askHosted(
  product: TestProduct,
  operation: string,
  body: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const answer = await send(
    `${product.firebaseUrl}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=${API_KEY}`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  return answer.json;
}

/** Signs up a user at the hosted service. The first call creates them in the product. */
export async function signUpHosted(
  product: TestProduct,
  name = 'Robin Vale',
): Promise<Person & { readonly refreshToken: string }> {
  const email = `robin.${randomBytes(6).toString('hex')}@example.test`;
  const made = await askHosted(product, 'signUp', { email, password: PASSWORD, returnSecureToken: true });
  const token = String(member(made, 'idToken'));
  await askHosted(product, 'update', { idToken: token, displayName: name });
  const person = personWith(product, { userId: '', email, cookie: '', token: async () => token });
  await person.call('getMe');
  const { rows } = await product.admin.query<{ userId: string }>(
    'select "userId" from identity.hosted_person where email = $1',
    [email],
  );
  const known = { userId: rows[0]?.userId ?? '', email, cookie: '', token: async () => token };
  return { ...personWith(product, known), refreshToken: String(member(made, 'refreshToken')) };
}

/** Exchanges a refresh token for a new token; null if the service refuses. */
export async function refreshHosted(product: TestProduct, refreshToken: string): Promise<string | null> {
  const answer = await send(`${product.firebaseUrl}/securetoken.googleapis.com/v1/token?key=${API_KEY}`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const token = member(answer.json, 'id_token');
  return typeof token === 'string' ? token : null;
}
