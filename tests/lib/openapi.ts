import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import type { EndpointId } from '#contract/routes.ts';
import { member, send } from './http.ts';

const documents = new Map<string, Promise<unknown>>();

/** The API document of a running product. */
export function publishedDocument(baseUrl: string): Promise<unknown> {
  const known = documents.get(baseUrl);
  if (known) return known;
  const fresh = send(`${baseUrl}/api/openapi.json`).then((answer) => answer.json);
  documents.set(baseUrl, fresh);
  return fresh;
}

/** The statuses of an endpoint according to the published document. */
export async function documentedStatuses(baseUrl: string, id: EndpointId): Promise<number[]> {
  const endpoint: Endpoint = ENDPOINTS[id];
  const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
  const document = await publishedDocument(baseUrl);
  const responses = member(document, 'paths', path, endpoint.method.toLowerCase(), 'responses');
  return Object.keys(Object(responses)).map(Number);
}
