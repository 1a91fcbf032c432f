import type { texts as english } from '../en/catalog.ts';
import { texts as connections } from './connections.ts';
import { texts as emails } from './emails.ts';
import { calendar, texts as dataExport } from './export.ts';
import { texts as faults } from './faults.ts';
import { texts as findings } from './findings.ts';
import { texts as healthClasses } from './health-classes.ts';
import { texts as history } from './history.ts';
import { texts as mailboxes } from './mailboxes.ts';
import { texts as notices } from './notices.ts';
import { texts as pack } from './pack.ts';
import { sentence } from './sentence.ts';

/** Everything the server says in Spanish. */
export const texts: typeof english = {
  ...{ language: 'es', calendar, connections, dataExport, emails, faults, findings, healthClasses },
  ...{ history, mailboxes, notices, pack, sentence },
};
