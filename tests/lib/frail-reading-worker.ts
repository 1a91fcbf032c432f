import process from 'node:process';
import '#server/lib/mail-reading-worker.ts';

// The reading process of the product, which a certain mail ends without warning.
process.on('message', (task: { readonly raw: Uint8Array }) => {
  if (Buffer.from(task.raw).includes('ends its reader')) process.exit(1);
});
