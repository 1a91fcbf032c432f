import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Importing a statement file. */
export const texts: typeof import('../en/transaction-import.ts').texts = {
  title: 'Importar estado de cuenta',
  titleOf: (file: string) => `Importar ${file}`,
  reading: (file: string) => `Leyendo ${file}`,
  formats:
    'Elige un archivo OFX, QFX, QIF, CSV, XLSX, CAMT o MT940, o un ZIP con ellos. Lo ves antes de importarlo.',
  limits: 'O suelta un archivo en la página Transacciones. Hasta 32 MB y 200,000 transacciones.',
  earlier: 'Importaciones anteriores y deshacer',
  refused: {
    title: (file: string) => `No se pudo importar ${file}`,
    reason: 'No se pudo leer este archivo.',
    request: (requestId: string) => `Solicitud ${requestId}`,
    skip: 'Omitir este archivo',
  },
  choose: {
    label: 'Archivo del estado de cuenta',
    button: 'Elegir archivo',
  },
  progress: {
    reading: (done: string, total: string) => `Leyendo ${done} de ${total} transacciones`,
    comparing: (done: string, total: string) => `Comparando ${done} de ${total} transacciones`,
    saving: (done: string, total: string) => `Guardando ${done} de ${total} transacciones`,
  },
  confirm: {
    button: 'Importar',
    transactions: (transactions: number) =>
      plural(transactions, { one: 'Importar # transacción', other: 'Importar # transacciones' }),
    cancel: 'Cancelar',
    duplicateCheck: 'Fettle buscará duplicados en la cuenta elegida.',
    withPossible: (matches: number) =>
      plural(matches, {
        one: 'Importar también # posible duplicado',
        other: 'Importar también # posibles duplicados',
      }),
    failed: 'No se pudieron importar las transacciones. No cambió nada. Inténtalo de nuevo.',
  },
  preview: {
    columnsUnknown: 'Elige qué contiene cada columna.',
    nothingSaved: (format: string) => `Archivo ${format}. Aún no se ha guardado nada.`,
    waiting: (files: number) =>
      plural(files, { one: '# archivo más por revisar.', other: '# archivos más por revisar.' }),
    unreadLines: (lines: number) =>
      plural(lines, { one: '# línea no se pudo leer', other: '# líneas no se pudieron leer' }),
    line: (line: number) => `Línea ${line}:`,
    verdicts: {
      new: 'Nueva',
      possibleMatch: 'Posible duplicado',
      update: 'Actualización',
      duplicate: 'Duplicado',
    },
    shown: {
      all: (count: string) => `Todas ${count}`,
      new: (count: string) => `Nuevas ${count}`,
      duplicate: (count: string) => `Duplicados ${count}`,
      update: (count: string) => `Actualizaciones ${count}`,
      possibleMatch: (count: string) => `Posibles duplicados ${count}`,
    },
    accountGoesTo: (account: string) => `Importar la cuenta ${account} en`,
    goesTo: 'Importar en',
    target: 'Cuenta de destino',
    newAccountNamed: (name: string) => `Cuenta nueva: ${name}`,
    newAccount: 'Cuenta nueva',
    accountName: 'Nombre de la cuenta',
    accountType: 'Tipo de cuenta',
    currency: 'Moneda de este archivo',
    currencyHint: 'Este archivo no indica su moneda.',
    net: (from: string, to: string, amount: ReactNode) => sentence`${from} – ${to} · neto ${amount}`,
    shownLabel: 'Transacciones mostradas',
    transactions: 'Transacciones de este archivo',
    transactionsCaption: 'Resultado de la importación de cada transacción',
    sampleOnly: 'Esta es una muestra de cada resultado. Los conteos cubren todo el archivo.',
  },
  columns: {
    roles: {
      postedOn: 'Fecha',
      authorizedOn: 'Fecha de compra',
      amount: 'Monto',
      debit: 'Dinero que sale',
      credit: 'Dinero que entra',
      direction: 'Entrada o salida',
      name: 'Nombre',
      description: 'Descripción',
      note: 'Nota',
      balance: 'Saldo',
      currency: 'Moneda',
      identifier: 'ID de la transacción',
      checkNumber: 'Número de cheque',
      account: 'Cuenta',
      status: 'Estado',
    },
    orders: {
      detected: 'Detectar automáticamente',
      monthFirst: 'Mes, día, año',
      dayFirst: 'Día, mes, año',
      yearFirst: 'Año, mes, día',
    },
    missing: {
      date: 'Elige la columna de la fecha.',
      amount: 'Elige la columna del monto.',
    },
    title: 'Columnas',
    isMapped: 'Fettle guardó estas columnas para la próxima vez.',
    isGuessed: 'Corrige las columnas equivocadas.',
    unnamed: (number: number) => `Columna ${number}`,
    meaning: (column: string) => `Contenido de ${column}`,
    unnamedInside: (number: number) => `columna ${number}`,
    notRead: 'Ignorar',
    dates: 'Formato de fecha',
    currency: 'Moneda',
    flipSigns: 'Invertir todos los signos',
    readAgain: 'Aplicar',
    failed: 'No se pudo leer el archivo con estas columnas.',
  },
  files: {
    tooLarge: 'Este archivo supera 32 MB. Exporta un período más corto de tu banco.',
  },
  imported: (transactions: number, file: string) =>
    plural(transactions, {
      one: `# transacción importada de ${file}.`,
      other: `# transacciones importadas de ${file}.`,
    }),
};
