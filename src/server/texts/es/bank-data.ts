import type { BankDataProblems, EntryKind, StatementProblems } from '#domain/messages/file-problems.ts';
import type { TextsOf } from '../user-message-words.ts';

const entries: Readonly<Record<EntryKind, string>> = {
  row: 'la fila',
  record: 'el registro',
  entry: 'el movimiento',
};

/** Why a statement file, or one of its transactions, cannot be read. Each follows a colon or a line number. */
export const statements: TextsOf<StatementProblems> = {
  inFile: (fileName, problem) => `${fileName}: ${problem}`,
  fileIsEmpty: 'el archivo está vacío',
  fileIsImage: 'es una imagen, no un estado de cuenta',
  fileIsPdf: 'es un PDF: pide al banco OFX, QFX, CSV, XLSX, CAMT o MT940',
  fileIsSpreadsheet: 'es una hoja de cálculo antigua o con contraseña: guárdala como .xlsx sin contraseña',
  fileIsDocument: 'no es una hoja de cálculo que se pueda leer: guárdala como .xlsx o CSV e impórtala',
  fileIsZip: 'es un archivo zip o una hoja de cálculo dañada dentro de otro archivo: descomprímelo primero',
  workbookBroken: 'la hoja de cálculo está dañada: descárgala otra vez, o guárdala como CSV e impórtala',
  fileIsGzip: 'es un archivo gzip: descomprímelo primero',
  fileIs7z: 'es un archivo 7z: descomprímelo primero',
  fileIsRar: 'es un archivo RAR: descomprímelo primero',
  fileIsRtf: 'es un documento RTF, no un estado de cuenta',
  fileIsDatabase: 'es una base de datos, no un estado de cuenta',
  fileIsBinary: 'son datos binarios, no texto',
  fileIsJson: 'es JSON, no un estado de cuenta',
  fileIsWebPage: 'es una página web, no un estado de cuenta (quizás falló la descarga)',
  webPageWithoutTable: 'es una página web sin tabla de transacciones (quizás falló la descarga)',
  fileIsInvoice: 'es una factura, no un estado de cuenta',
  fileTooLarge: (megabytesMax) => `el archivo pesa más de ${megabytesMax} MB`,
  tooManyTransactions: (transactionsMax) => `el archivo tiene más de ${transactionsMax} transacciones`,
  tooManyAccounts: 'contiene demasiadas cuentas',
  tooManyColumns: (columnsMax) => `una fila tiene más de ${columnsMax} columnas: no es un estado de cuenta`,
  zipEmpty: 'el archivo zip está vacío',
  zipBroken: 'el archivo zip está dañado',
  zipEncrypted: 'el archivo zip está cifrado',
  zipTooLarge: 'el archivo zip o la hoja de cálculo se expande a más de lo que cabe en un estado de cuenta',
  zipTooManyFiles: (filesMax) => `el archivo zip contiene más de ${filesMax} archivos`,
  zipCompression: (method) => `el archivo zip usa una compresión (${method}) no admitida`,
  xmlBroken: 'el XML está dañado',
  xmlDocumentType: 'no se acepta XML con una declaración de tipo de documento',
  xmlDefinitions: 'no se acepta XML que define entidades o elementos propios',
  xmlUnknown: (root) => `XML de un tipo desconocido (<${root}>): no es un estado de cuenta que se pueda leer`,
  camtWithoutStatement: 'el documento no contiene ningún estado de cuenta, informe ni aviso',
  mt940WithoutStatement: 'el mensaje no contiene ningún estado de cuenta',
  ofxWithoutStatement: 'el archivo OFX no contiene ningún estado de cuenta de banco o tarjeta',
  qifWithoutAccount: 'el archivo QIF no contiene cuentas con transacciones',
  onlyInvestments: 'es un archivo de inversiones: las operaciones y posiciones no se leen',
  onlyTrades:
    'es un estado de inversiones sin movimientos de efectivo: las operaciones y posiciones no se leen',
  bankAnsweredError: (code, message) =>
    `el banco respondió con el error ${code}${message === '' ? '' : `: ${message}`}`,
  noTable: 'no se encontró ninguna tabla con fechas y montos',
  noTransactionsFound: 'no se encontraron transacciones',
  tableOfBalances: 'la tabla contiene saldos, no transacciones',
  tableOfTrades: 'la tabla contiene operaciones con valores, no transacciones de una cuenta',
  dateMissing: (entry) => `${entries[entry]} no tiene fecha`,
  amountMissing: (entry) => `${entries[entry]} no tiene monto`,
  amountTooLarge: 'el monto es demasiado grande para guardarlo con exactitud',
  amountUnreadable: 'el monto no se puede leer',
  directionMissing: 'el movimiento no dice si es un crédito o un débito',
  noSuchDate: (text) => `esa fecha no existe: “${text}”`,
  notAnAmount: (text) => `no es un monto: “${text}”`,
  notAStatementLine: (text) => `no es una línea de estado de cuenta: “${text}”`,
};

/** Why a bank's transaction or account cannot be stored. */
export const banks: TextsOf<BankDataProblems> = {
  unknownAccount: 'no está en una cuenta conocida',
  invalidAmount: 'su monto no es un número válido',
  notACurrency: (text) => `no es una moneda: “${text}”`,
  currencyMissing: 'no tiene código de moneda',
  accountCurrencyMissing: 'su cuenta no tiene moneda',
  accountFormatUnknown: 'una cuenta con un formato desconocido',
  formatUnknown: 'su formato es desconocido',
  fieldInvalid: (field) => `su campo “${field}” falta o no es válido`,
  accountFieldInvalid: (field) => `una cuenta: su campo “${field}” falta o no es válido`,
  amountOrDateInvalid: 'su monto o su fecha falta o no es válido',
};
