import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Importing a statement file: choosing, looking at what it would do, its columns. */
export const texts = {
  title: 'Import statement',
  titleOf: (file: string) => `Import ${file}`,
  reading: (file: string) => `Reading ${file}`,
  formats:
    'OFX, QFX, QIF, CSV, CAMT and MT940 as your bank offers them, or a zip of them. You see what would be added before anything is saved.',
  limits: 'You can also drop a file anywhere on the Transactions page. At most 32 MB and 200,000 rows.',
  refused: {
    title: (file: string) => `${file} was not imported`,
    reason: 'This file could not be read.',
    request: (requestId: string) => `Request ${requestId}`,
  },
  choose: {
    label: 'Statement file',
    button: 'Choose a file',
  },
  progress: (step: string, done: string, total: string) => `${step} ${done} of ${total} rows`,
  confirm: {
    button: 'Import',
    rows: (rows: number) => plural(rows, { one: 'Import # row', other: 'Import # rows' }),
    cancel: 'Cancel',
    lookedForAgain: 'Duplicates are looked for again in the account you chose.',
    withPossible: (matches: number) =>
      plural(matches, {
        one: 'Add the # possible match as well',
        other: 'Add the # possible matches as well',
      }),
    failed: 'The rows could not be saved.',
  },
  preview: {
    columnsUnknown: 'This table could not be read by itself. Say what its columns are.',
    nothingSaved: (format: string) => `${format} file. Nothing is saved yet.`,
    waiting: (files: number) => plural(files, { one: '# more file follows.', other: '# more files follow.' }),
    unreadLines: (lines: number) =>
      plural(lines, { one: '# line could not be read', other: '# lines could not be read' }),
    line: (line: number) => `Line ${line}:`,
    verdicts: {
      new: 'New',
      possibleMatch: 'Possible match',
      update: 'Updates a row',
      duplicate: 'Duplicate',
    },
    shown: {
      all: (count: string) => `All ${count}`,
      new: (count: string) => `New ${count}`,
      duplicate: (count: string) => `Duplicate ${count}`,
      update: (count: string) => `Updates ${count}`,
      possibleMatch: (count: string) => `Possible ${count}`,
    },
    accountGoesTo: (digits: string) => `Account ·· ${digits} goes to`,
    goesTo: 'Goes to',
    target: 'Where the rows go',
    newAccountNamed: (name: string) => `New account: ${name}`,
    newAccount: 'A new account',
    net: (from: string, to: string, amount: ReactNode) => sentence`${from} – ${to} · net ${amount}`,
    shownLabel: 'Rows shown',
    rows: 'Rows of the file',
    rowsCaption: 'What becomes of each row',
    partOfRows: 'The first rows of each kind are shown; the counts cover all.',
  },
  columns: {
    roles: {
      postedOn: 'Date',
      authorizedOn: 'Purchase date',
      amount: 'Amount',
      debit: 'Money out',
      credit: 'Money in',
      direction: 'In or out',
      name: 'Name',
      description: 'Description',
      note: 'Note',
      balance: 'Balance',
      currency: 'Currency',
      identifier: 'Identifier',
      checkNumber: 'Check number',
      account: 'Account',
      status: 'Status',
    },
    orders: {
      told: 'Told from the file',
      monthFirst: 'Month, day, year',
      dayFirst: 'Day, month, year',
      yearFirst: 'Year, month, day',
    },
    missing: {
      date: 'Say which column is the date.',
      amount: 'Say which column is the amount.',
    },
    title: 'Columns',
    isMapped: 'Read as you said, also next time',
    isGuessed: 'Put right what is read as something else',
    unnamed: (number: number) => `Column ${number}`,
    meaning: (column: string) => `What ${column} is`,
    unnamedInside: (number: number) => `column ${number}`,
    notRead: 'Not read',
    dates: 'Dates',
    flipSigns: 'Turn all amounts round',
    readAgain: 'Read again',
    failed: 'The columns could not be read so.',
  },
  files: {
    tooLarge: 'This file is larger than 32 MB. Export a shorter range from your bank.',
  },
  undo: {
    done: 'The import is taken back.',
    failed: 'The import could not be taken back.',
    button: 'Undo',
  },
  imported: (rows: number, file: string) =>
    plural(rows, { one: `# row imported from ${file}.`, other: `# rows imported from ${file}.` }),
};
