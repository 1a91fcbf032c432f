import type { Language } from '#domain/people/language.ts';
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

// Each catalog names its own language.
const language = 'en' as Language;

/** Everything the server says in English. */
export const texts = {
  ...{ language, calendar, connections, dataExport, emails, faults, findings, healthClasses, history },
  ...{ mailboxes, notices, pack, sentence },
};
