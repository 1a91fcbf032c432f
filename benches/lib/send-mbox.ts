import process from 'node:process';
import { mbox } from './mbox.ts';

// A client in a process of its own, so that the server's memory can be told from its own: address, token, messages.
const [url = '', token = '', messages = '0'] = process.argv.slice(2);
const answer = await fetch(`${url}/api/v1/mailboxes/uploads?fileName=all.mbox`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  body: ReadableStream.from(mbox(Number(messages))),
  // Undici asks for this with every body that is a stream; its types do not know the name yet.
  ...{ duplex: 'half' },
});
process.stdout.write(await answer.text());
process.exitCode = answer.ok ? 0 : 1;
