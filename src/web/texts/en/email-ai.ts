import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** EmailAI: the mailboxes, what is read of them, and what was found. */
export const texts = {
  title: 'EmailAI',
  lead: 'Purchases found in your mail, joined to the charges they explain.',
  review: (count: number) => `Review ${count}`,
  failure: {
    title: 'Your mailbox could not be shown',
    meaning: 'Nothing was changed, and no mail was lost.',
  },
  loading: {
    title: 'Loading...',
    waitsFor: 'Counting what was found in your mail.',
  },
  mailbox: {
    one: 'Mailbox',
    many: 'Mailboxes',
  },
  found: {
    title: 'What was found',
    all: (count: string) => `All ${count} emails`,
    joined: 'Joined to a charge',
    questions: 'Questions for you',
    unjoined: 'Receipts without a charge',
    purchases: 'Purchases',
    byVerdict: 'By verdict',
    byKind: 'By kind',
  },
  privacy: {
    title: 'What left this machine',
    nothingSent: 'Every mail was read by the reader that runs here. None of it was sent to anybody.',
    somethingSent:
      'This much mail text went to the model you allowed. Each message says how much of it was its own.',
    reader: 'Reader',
    change: 'Change what may leave',
    assistant: 'Asked where it is unsure',
    assistantAt: (model: string, host: string) => `${model} at ${host}`,
    notAllowed: 'Nobody: sharing is off',
    questions: 'Questions today',
    questionsOf: (asked: string, most: string, cost: string) => `${asked} of ${most}, ${cost}`,
  },
  matching: {
    none: 'Matching has learned from no answers of yours yet.',
    few: (answers: number, min: number) =>
      plural(answers, {
        one: `Matching keeps # answer of yours, and learns from ${min} on.`,
        other: `Matching keeps # answers of yours, and learns from ${min} on.`,
      }),
    learned: (answers: number) =>
      plural(answers, {
        one: 'Matching has learned from # answer of yours.',
        other: 'Matching has learned from # answers of yours.',
      }),
    foreseen: (answers: number) =>
      plural(answers, {
        one: 'Matching agrees with # answer of yours and stays as it is.',
        other: 'Matching agrees with # answers of yours and stays as it is.',
      }),
    startOver: 'Start over',
    takeBack: 'Take starting over back',
    forgotten: 'Matching has started over.',
    notForgotten: 'Matching did not start over. Try again in a moment.',
    notTakenBack: 'That was not taken back. Try again in a moment.',
  },
  choices: {
    ranges: {
      threeMonths: 'Last 3 months',
      twelveMonths: 'Last 12 months',
      twentyFourMonths: 'Last 24 months',
      all: 'All of it',
    },
    title: 'What is read',
    notSaved: 'That choice was not saved. Try again in a moment.',
    range: (mailbox: string) => `How far back ${mailbox} is read`,
    usualFolders: 'Usual folders',
    folders: (count: string) => `${count} folders`,
    goOn: 'Go on reading',
    pause: 'Pause',
    paused: 'Paused: nothing is read until you go on. What was read stays as it is.',
    accounted: (listed: string, all: (words: string) => ReactNode) =>
      sentence`${listed} listed, ${all('all accounted for')}`,
    partlyAccounted: (listed: string, judged: string, waiting: string, rest: (words: string) => ReactNode) =>
      sentence`${listed} listed, ${judged} accounted for, ${rest(`${waiting} to read`)}`,
  },
  connect: {
    readsOnly: {
      title: 'Fettle may only read',
      text: 'It asks for read access alone. It cannot send, move or delete mail.',
    },
    readsHere: {
      title: 'Reading happens here',
      text: 'The reader runs on this machine. 0 bytes of mail leave it unless you say otherwise.',
    },
    verdicts: {
      title: 'You see every verdict',
      text: 'Each message that was looked at is listed with what was decided, and why.',
    },
    title: 'Your receipts are in your mail already',
    lead: 'Connect the mailbox, and each purchase in it finds the charge it explains: line by line, with its tax, its shipping, and what of it is health.',
    notConfigured: 'Gmail: Not configured',
    noAccess: 'This server has no access to Gmail.',
    gmail: 'Connect Gmail',
  },
  coverage: {
    title: 'Found and covered by month',
    legend: 'Green: joined to a charge. Outlined: the charge has not been found.',
    joined: (joined: ReactNode, receipts: string, share: string, emails: ReactNode) =>
      sentence`${joined} of ${receipts} · ${share}${emails}`,
    emails: (count: string) => ` · ${count} emails`,
  },
  folders: {
    title: 'Folders to read',
    notSaved: 'The folders were not saved. Try again in a moment.',
    failed: 'The folders could not be listed',
    explained: 'Mail in the folders you tick is read. What was read from others stays.',
    usual: 'The usual ones',
    read: 'Read these',
  },
  kept: {
    notSaved: 'That choice was not saved. Try again in a moment.',
    title: 'What is kept',
    evidence: 'Keep receipts as evidence',
    evidenceHint:
      'For claims: the whole email of each receipt from now on, sealed, on this machine. Off, a copy is kept only while you have to decide about it.',
    none: 'No email is kept whole.',
    mails: (mails: number, size: string) =>
      plural(mails, {
        one: `# email is kept whole, ${size}, sealed.`,
        other: `# emails are kept whole, ${size}, sealed.`,
      }),
  },
  forgetting: {
    all: 'Forget every email',
    askAll:
      'Forget every email? Their subjects, senders, receipts and kept copies are deleted here, and rows lose the receipts joined to them. The mailbox itself is not touched. This cannot be undone.',
    sender: 'Forget its emails',
    askSender: (count: string, sender: string) =>
      `Forget the ${count} emails of ${sender}? Their receipts are deleted here too; the mailbox is not touched. This cannot be undone.`,
    failed: 'Nothing was forgotten. Try again in a moment.',
    done: (count: string) => `${count} emails are forgotten.`,
  },
  senders: {
    title: 'Senders',
    notSaved: 'That was not saved. Try again in a moment.',
    verdicts: {
      allow: 'Always read',
      block: 'Never read',
    },
    noVerdict: 'As the reader sees fit',
    fewer: 'Show fewer',
    all: (count: string) => `Show all ${count}`,
    remove: 'Remove',
    receipts: (receipts: ReactNode, mails: string) => sentence`${receipts} of ${mails}`,
    receiptsTitle: 'Receipts of all emails',
    actions: (sender: string) => `What to do with ${sender}`,
    rule: 'An address or a domain with all that end in it',
    ruleExample: 'news@shop.com',
  },
  unsure: {
    title: 'What is unsure',
    failed: 'Nothing was read again. Try again in a moment.',
    mails: (mails: number) => plural(mails, { one: '# email', other: '# emails' }),
    readAgain: (mails: number) =>
      plural(mails, { one: '# email will be read again.', other: '# emails will be read again.' }),
    waiting: (mails: number, link: ReactNode) =>
      sentence`${link} ${plural(mails, { one: 'waits', other: 'wait' })} for your word.`,
    choices: (receipts: number) =>
      plural(receipts, {
        one: '# receipt asks which charge it belongs to.',
        other: '# receipts ask which charge they belong to.',
      }),
    both: (mails: number, link: ReactNode, receipts: number) =>
      sentence`${link} ${plural(mails, { one: 'waits', other: 'wait' })} for your word, and ${plural(receipts, { one: '# receipt asks which charge it belongs', other: '# receipts ask which charge they belong' })} to.`,
    unread: (mails: ReactNode) => sentence`${mails} could not be read. Each says why.`,
    tryAgain: 'Try again',
    skipped: (mails: number, link: ReactNode) =>
      sentence`${link} ${plural(mails, { one: 'was', other: 'were' })} not opened: advertisements, copies, and what was gone.`,
    readToo: 'Read them too',
    earlier: (mails: number) =>
      plural(mails, {
        one: '# email read by an earlier reader. Yours stay as you decided.',
        other: '# emails read by an earlier reader. Yours stay as you decided.',
      }),
    again: 'Read again',
  },
};
