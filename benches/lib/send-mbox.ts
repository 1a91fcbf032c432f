import process from 'node:process';
import { generateMbox } from './generate-mbox.ts';

// A client in a separate process, so that its memory is not counted as the server's. Arguments: URL, token, number of
// messages.
const [url = '', token = '', messages = '0'] = process.argv.slice(2);
const answer = await fetch(`${url}/api/v1/mailboxes/uploads?fileName=all.mbox`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  body: ReadableStream.from(generateMbox(Number(messages))),
  // Undici requires this for a streaming body; its types lack the option.
  ...{ duplex: 'half' },
});
process.stdout.write(await answer.text());
process.exitCode = answer.ok ? 0 : 1;
