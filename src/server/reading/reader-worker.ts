import { flushCompileCache } from 'node:module';
import type { ReaderTaskName } from './reader-tasks.ts';
import { type ReaderTaskTable, serveTasks } from './serve-tasks.ts';

/** Rarely used libraries are loaded on first use. */
const LOADERS: Readonly<Record<ReaderTaskName, () => Promise<Partial<ReaderTaskTable>>>> = {
  gateHeaders: async () => (await import('./gate-headers.ts')).gateHeadersTasks,
  readEmail: loadEmailReader,
  askAboutEmail: loadEmailReader,
  applyAnswer: loadEmailReader,
  studyEmail: loadEmailReader,
  openEmail: async () => (await import('./open-email.ts')).openEmailTasks,
  readStatement: async () => (await import('./read-statement.ts')).readStatementTasks,
  planImport: loadImportPlanner,
  describeNew: loadImportPlanner,
  findTransfers: loadLedgerTasks,
  findStreams: loadLedgerTasks,
  matchReceipts: loadLedgerTasks,
  drawClaimForm: loadPackPapers,
  drawBankPaper: loadPackPapers,
  drawReceipt: async () => (await import('./draw-receipt.ts')).drawReceiptTasks,
};

async function loadImportPlanner(): Promise<Partial<ReaderTaskTable>> {
  return (await import('./plan-import.ts')).planImportTasks;
}

async function loadEmailReader(): Promise<Partial<ReaderTaskTable>> {
  return (await import('./read-email.ts')).readEmailTasks;
}

async function loadPackPapers(): Promise<Partial<ReaderTaskTable>> {
  return (await import('./draw-pack.ts')).drawPackTasks;
}

async function loadLedgerTasks(): Promise<Partial<ReaderTaskTable>> {
  return (await import('./ledger-tasks.ts')).ledgerTasks;
}

serveTasks(async (name) => {
  const tasks = await LOADERS[name]();
  // This process gets killed rather than exiting, so flush the compile cache now.
  flushCompileCache();
  return tasks;
});
