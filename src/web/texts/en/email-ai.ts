import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** EmailAI: mailboxes, sync settings and results. */
export const texts = {
  title: 'EmailAI',
  lead: 'Purchases found in your email, matched to your transactions.',
  review: (count: number) => `Review ${count}`,
  failure: {
    title: 'Couldn’t load your mailbox',
    meaning: 'Nothing changed. Your email data is safe.',
  },
  loading: {
    title: 'Loading...',
    waitsFor: 'Counting the purchases in your email.',
  },
  mailbox: {
    one: 'Mailbox',
    many: 'Mailboxes',
  },
  found: {
    title: 'Results',
    all: (emails: number) => plural(emails, { one: '# email', other: 'All # emails' }),
    matched: 'Matched to a charge',
    questions: 'Needs your review',
    unmatched: 'Receipts without a charge',
    byVerdict: 'By result',
    byKind: 'By kind',
  },
  privacy: {
    title: 'Data sent out',
    nothingSent: 'All email was read on this machine. No email was sent anywhere.',
    somethingSent: 'Some email text was sent to the model you allowed. Each email shows how much.',
    reader: 'Reader',
    change: 'Change sharing settings',
    assistant: 'Model for uncertain emails',
    assistantAt: (model: string, host: string) => `${model} at ${host}`,
    notAllowed: 'None: sharing is off',
    questions: 'Requests today',
    questionsOf: (asked: string, most: string, cost: string) => `${asked} of ${most}, ${cost}`,
  },
  matching: {
    none: 'Matching hasn’t learned from your answers yet.',
    few: (answers: number, min: number) =>
      plural(answers, {
        one: `# answer saved. Matching starts learning at ${min}.`,
        other: `# answers saved. Matching starts learning at ${min}.`,
      }),
    learned: (answers: number) =>
      plural(answers, {
        one: 'Matching has learned from # of your answers.',
        other: 'Matching has learned from # of your answers.',
      }),
    foreseen: (answers: number) =>
      plural(answers, {
        one: 'Matching agrees with your # answer, so nothing changed.',
        other: 'Matching agrees with your # answers, so nothing changed.',
      }),
    reset: 'Reset matching',
    undoReset: 'Undo reset',
    resetDone: 'Matching was reset.',
    resetFailed: 'Couldn’t reset matching. Try again in a moment.',
    undoFailed: 'Couldn’t undo the reset. Try again in a moment.',
  },
  choices: {
    ranges: {
      threeMonths: 'Last 3 months',
      twelveMonths: 'Last 12 months',
      twentyFourMonths: 'Last 24 months',
      all: 'All email',
    },
    title: 'Sync settings',
    notSaved: 'Couldn’t save your choice. Try again in a moment.',
    range: (mailbox: string) => `How far back to read ${mailbox}`,
    usualFolders: 'Default folders',
    folders: (folders: number) => plural(folders, { one: '# folder', other: '# folders' }),
    resume: 'Resume',
    pause: 'Pause',
    paused: 'Paused. Fettle won’t read new email until you resume.',
    checked: (listed: number, all: (words: string) => ReactNode) =>
      sentence`${emailCount(listed)}, ${all(listed === 1 ? 'checked' : 'all checked')}`,
    partlyChecked: (listed: number, judged: string, waiting: string, rest: (words: string) => ReactNode) =>
      sentence`${emailCount(listed)}, ${judged} checked, ${rest(`${waiting} left`)}`,
  },
  connect: {
    readsOnly: {
      title: 'Read-only access',
      text: 'Fettle can’t send, move or delete email.',
    },
    readsHere: {
      title: 'Your email stays here',
      text: 'Fettle reads email on this machine. Nothing is sent out unless you allow it.',
    },
    verdicts: {
      title: 'You see every result',
      text: 'Every checked email is listed with its result and the reason.',
    },
    title: 'Your receipts are already in your email',
    lead: 'Connect a mailbox, and Fettle matches each purchase to its charge, item by item.',
    notConfigured: 'Gmail: Not configured',
    noAccess: 'Gmail isn’t set up on this server.',
    gmail: 'Connect Gmail',
  },
  coverage: {
    title: 'Receipts matched by month',
    legend: 'Green: matched to a charge. Outlined: no charge found yet.',
    matched: (matched: ReactNode, receipts: string, share: string, emails: ReactNode) =>
      sentence`${matched} of ${receipts} · ${share}${emails}`,
    emails: (emails: number) => ` · ${emailCount(emails)}`,
  },
  folders: {
    title: 'Folders to read',
    notSaved: 'Couldn’t save the folders. Try again in a moment.',
    failed: 'Couldn’t load the folders',
    explained: 'Fettle reads the folders you select. Results from other folders stay.',
    usual: 'Use default folders',
    read: 'Save folders',
  },
  kept: {
    title: 'Stored emails',
  },
  forgetting: {
    all: 'Delete all email data',
    askAll:
      'Delete all email data from Fettle? This removes subjects, senders, receipts, stored copies and their ' +
      'matches. Your mailbox won’t change. This can’t be undone.',
    sender: 'Delete its emails',
    askSender: (emails: number, sender: string) =>
      `Delete ${plural(emails, { one: 'the email', other: 'the # emails' })} from ${sender} in Fettle? This also ` +
      `removes ${emails === 1 ? 'its receipt' : 'their receipts'}. Your mailbox won’t change. This can’t be undone.`,
    failed: 'Couldn’t delete the emails. Nothing changed. Try again in a moment.',
    done: (emails: number) => `${emailCount(emails)} deleted.`,
  },
  senders: {
    title: 'Senders',
    notSaved: 'Couldn’t save that. Try again in a moment.',
    verdicts: {
      allow: 'Always read',
      block: 'Never read',
    },
    noVerdict: 'Automatic',
    fewer: 'Show fewer',
    all: (count: string) => `Show all ${count}`,
    remove: 'Remove',
    receipts: (receipts: ReactNode, emails: string) => sentence`${receipts} of ${emails}`,
    receiptsTitle: 'Receipts out of all emails',
    actions: (sender: string) => `Actions for ${sender}`,
    rule: 'Email address or domain',
    ruleExample: 'news@shop.com',
  },
  unsure: {
    title: 'Needs attention',
    failed: 'Couldn’t read the emails again. Try again in a moment.',
    emails: emailCount,
    readAgain: (emails: number) =>
      plural(emails, { one: 'Reading # email again.', other: 'Reading # emails again.' }),
    waiting: (emails: number, link: ReactNode) =>
      sentence`${link} ${plural(emails, { one: 'needs', other: 'need' })} your review.`,
    choices: (receipts: number) =>
      plural(receipts, {
        one: 'Choose a charge for # receipt.',
        other: 'Choose charges for # receipts.',
      }),
    both: (emails: number, link: ReactNode, receipts: number) =>
      sentence`${link} ${plural(emails, { one: 'needs', other: 'need' })} your review, and ${plural(
        receipts,
        {
          one: '# receipt needs',
          other: '# receipts need',
        },
      )} a matching charge.`,
    unread: (emails: ReactNode) => sentence`${emails} couldn’t be read. Each shows the reason.`,
    tryAgain: 'Try again',
    skipped: (emails: number, link: ReactNode) =>
      sentence`${link} ${plural(emails, {
        one: 'was',
        other: 'were',
      })} skipped: promotions, duplicates and deleted emails.`,
    readToo: 'Read them anyway',
    earlier: (emails: number) =>
      plural(emails, {
        one: '# email was read by an older version. Your decisions stay.',
        other: '# emails were read by an older version. Your decisions stay.',
      }),
    again: 'Read again',
  },
};

function emailCount(emails: number): string {
  return plural(emails, { one: '# email', other: '# emails' });
}
