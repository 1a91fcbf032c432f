import { yearOf } from '#domain/calendar/civil-date.ts';
import { download } from '../../../http/respond.ts';
import type { Services } from '../../../lib/services.ts';
import { zipStream } from '../../../lib/zip.ts';
import type { MissingOriginal } from '../../../texts/pack-facts.ts';
import { textsOf } from '../../../texts/texts.ts';
import { buildEmailFiles, missingOriginal, type PackContext } from './build-email-files.ts';
import { buildPackFacts } from './build-pack-facts.ts';
import { buildReadme } from './build-readme.ts';
import { type PackFile, withManifest } from './manifest.ts';
import { buildBankTable, buildClaimTable, buildReceiptFacts } from './pack-tables.ts';
import { readPack } from './read-pack.ts';

const NO_BYTES = new Uint8Array();

/** Streams a claim's evidence as a ZIP file while it is created; one at a time per user. */
export function sendPack(
  services: Services,
  userId: string,
  wireId: string,
  signal: AbortSignal,
): Promise<Response> {
  return services.packSlots.send<PackFile>(userId, (inSlot) =>
    startPack(services, userId, wireId, signal, inSlot),
  );
}

async function startPack(
  services: Services,
  userId: string,
  wireId: string,
  signal: AbortSignal,
  inSlot: (entries: AsyncIterable<PackFile>) => AsyncIterable<PackFile>,
): Promise<Response> {
  const content = await readPack(services, userId, wireId);
  const { claim, at, madeOn, receipts } = content;
  const missing: MissingOriginal[] = [];
  const packing = { services, owner: { userId, lane: 'file', signal } as const, content, missing };
  const files = withManifest(packFiles(packing), () => ({
    claim: claim.number,
    madeAt: at.toISOString(),
    receipts: receipts.length,
    originals: receipts.length - missing.length,
    missingOriginals: missing,
  }));
  const year = yearOf(claim.lines[0]?.serviceOn ?? madeOn);
  return download(`fettle-claim-${claim.number}-${year}.zip`, zipStream(inSlot(files), at));
}

async function* packFiles(packing: PackContext): AsyncGenerator<PackFile> {
  const { services, owner, content, missing } = packing;
  const { readers } = services;
  yield { name: 'claim.pdf', content: await readers.run('drawClaimForm', NO_BYTES, { content }, owner) };
  yield { name: 'claim.csv', content: buildClaimTable(content) };
  yield { name: 'bank.pdf', content: await readers.run('drawBankPaper', NO_BYTES, { content }, owner) };
  yield { name: 'bank.csv', content: buildBankTable(content) };
  yield { name: 'facts.json', content: buildPackFacts(content) };
  for (const receipt of content.receipts) {
    yield { name: `${receipt.folder}/facts.txt`, content: buildReceiptFacts(receipt, content) };
    if (receipt.original === 'kept') yield* buildEmailFiles(packing, receipt);
    else missing.push(missingOriginal(receipt, textsOf(content.language).pack.originals[receipt.original]));
  }
  yield { name: 'README.txt', content: buildReadme(packing) };
}
