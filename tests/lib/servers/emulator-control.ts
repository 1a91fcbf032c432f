import { send } from '../http.ts';

/** Sends a command to an emulator's control endpoint and returns its response. */
export async function controlEmulator(
  url: string,
  operation: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const answer = await send(`${url}/__control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(operation),
  });
  if (answer.status !== 200) throw new Error(`control answered ${answer.status}: ${answer.text}`);
  return answer.json;
}
