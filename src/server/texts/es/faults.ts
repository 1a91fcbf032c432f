import type { ClaimStatus } from '#domain/claims/claimable-lines.ts';
import type { SplitProblem } from '#domain/splits/manual-split.ts';
import type { texts as english } from '../en/faults.ts';
import { texts as codes } from './errors.ts';
import { texts as household } from './household.ts';
import { texts as security } from './security.ts';
import { identityCodes } from './sign-in.ts';

const SPLIT: Readonly<Record<SplitProblem, string>> = {
  too_few: 'Una división necesita al menos dos partes.',
  wrong_sum: 'Las partes no suman el total de la transacción.',
  wrong_sign: 'Cada parte necesita un monto en la misma dirección que la transacción.',
  category:
    'Una parte no puede tener esta categoría. Las partes de ingreso necesitan una categoría de ingreso,' +
    ' y las partes no pueden ser transferencias.',
  line: 'Un artículo está en dos partes, o no está en los recibos de esta transacción.',
};

const NOT_CLAIMABLE: Partial<Readonly<Record<ClaimStatus, string>>> = {
  claimed: 'ya está en otro reclamo',
  paid_from_account: 'se pagó desde una cuenta de salud',
  refunded: 'se reembolsó',
  pending: 'todavía está pendiente en el banco',
  not_eligible: 'no es elegible',
};

const missing = (settings: string | null): string => (settings ? ` Faltan estos ajustes: ${settings}.` : '');

/** Messages of expected failures. */
export const texts: typeof english = {
  /** What each failure says where nothing more exact is known. */
  codes,
  identityCodes,
  household,
  security,
  split: SPLIT,
  notClaimable: (item, status) =>
    `“${item}” ${NOT_CLAIMABLE[status] ?? 'no se puede reclamar'}. No cambió nada.`,
  transactionsChanged: 'Las transacciones que coinciden cambiaron. Revísalas de nuevo.',
  transactionGone: 'Una de estas transacciones ya no existe.',
  alreadyDecided: 'Ya decidiste esto.',
  transferNotSplittable: 'No puedes dividir una transferencia. No cuenta como gasto ni como ingreso.',
  notMergeable: 'Estas dos no se pueden combinar. No cambió nada.',
  notSplit: 'Esta transacción no está dividida.',
  notUndoable: 'No puedes deshacer esto.',
  alreadyUndone: 'Esto ya se deshizo.',
  changedSince: 'Algo más reciente depende de este cambio. Deshaz primero el cambio más reciente.',
  fromSource: 'Solo puedes cambiar la fecha y el monto de las transacciones manuales.',
  splitHasCategories: 'Esta transacción está dividida. Quita la división para elegir una sola categoría.',
  categoryFirst: 'Elige primero la categoría de esta transacción. Después puedes aplicarla al comercio.',
  notATransfer: 'Una transferencia necesita una salida y una entrada en cuentas distintas.',
  alreadySplit: 'Esta transacción ya está dividida.',
  splitOutdated: 'Los recibos cambiaron. Revisa de nuevo la división sugerida.',
  banksNotConfigured: (settings) =>
    `La conexión con bancos no está configurada en este servidor.${missing(settings)}`,
  unsignedNotice: 'El aviso no está firmado por el proveedor.',
  notASetupToken:
    'Este no es un token de configuración de SimpleFIN. Copia el token completo y pégalo de nuevo.',
  tokenUsed:
    'Este token no es válido o ya se usó. Si no lo usaste tú, revócalo en SimpleFIN. Después crea uno nuevo.',
  tokenAddressBlocked: 'Este token apunta a una dirección que Fettle no puede usar.',
  field: (field, problem) => `body: fields.${field}: ${problem}`,
  currencyExpected: 'escribe un código, como USD',
  fourDigitsExpected: 'escribe cuatro dígitos',
  sumsTooLarge: 'Tus montos son demasiado grandes para sumarlos con exactitud. Nada cambió.',
  amountExpected: 'escribe un monto, como 12.50',
  dateExpected: 'escribe una fecha, como 2026-03-31',
  senderAddress: 'body: sender: escribe una dirección de correo o un dominio, como news@shop.com o shop.com',
  nothingToDecide: 'Aquí no hay nada que decidir.',
  oneSender: 'body: elige un remitente (una dirección o un dominio), o todo',
  noPurchase: 'Este correo no contiene una compra.',
  alreadySeparate: 'Este correo ya cuenta como una compra aparte.',
  emailNotConfigured: (settings) => `El correo no está configurado en este servidor.${missing(settings)}`,
  connectGmailFirst: 'Primero conecta Gmail.',
  syncPaused: 'La sincronización está en pausa. Reanúdala en la pantalla EmailAI.',
  syncFailed: 'La sincronización falló',
  mailboxDisconnected: 'El buzón se desconectó.',
  noEmailInFile: 'Este archivo no contiene ningún correo.',
  tooManyWindows: 'Hay demasiadas ventanas abiertas. Cierra una e inténtalo de nuevo.',
  decidedEmail:
    'Ya decidiste sobre este correo. Deshaz esa decisión en Revisión con IA para leerlo de nuevo.',
  emailGone: 'Este correo se eliminó del buzón, así que no se puede leer de nuevo.',
  notAPurchase: 'Solo las compras tienen fechas de devolución y de garantía.',
  nothingLearned: 'No hay nada que restablecer. La asociación aún no ha aprendido de tus respuestas.',
  learnedSince: 'La asociación aprendió desde entonces, así que no puedes deshacer esto.',
  cursor: 'query: cursor: no es una posición de esta lista',
  itemTwice: 'body: lines: un artículo aparece dos veces',
  nothingToClaim: 'No queda nada que reclamar de este año.',
  claimSubmitted: 'Este reclamo ya se presentó. Primero vuelve a ponerlo como borrador.',
  itemInOtherClaim: 'Un artículo de este reclamo está ahora en otro. No cambió nada.',
  reimbursedOnly: 'body: reimbursedMinor: solo para un reclamo reintegrado',
  reimbursedTooMuch: 'body: reimbursedMinor: más que el total reclamado',
  futureDate: 'body: on: la fecha está en el futuro',
  onlyDrafts:
    'Solo puedes cambiar los artículos de un borrador. Vuelve a poner el reclamo como borrador primero.',
  importClosed: 'Esta importación ya se confirmó o se deshizo.',
  accountMissing: 'La cuenta elegida no existe.',
  columnsFixed: 'Ya no puedes cambiar las columnas de esta importación.',
  importConfirmed: 'Esta importación está completa. Deshazla en Configuración, en Fuentes de datos.',
  importDecided: (transactions) =>
    transactions === 1
      ? 'Desde entonces cambiaste una de sus transacciones. Deshaz ese cambio primero.'
      : `Desde entonces cambiaste ${transactions} de sus transacciones. Deshaz esos cambios primero.`,
  importUpdated: (transactions) =>
    transactions === 1
      ? 'Una importación posterior actualizó una de sus transacciones. Deshaz esa importación primero.'
      : `Una importación posterior actualizó ${transactions} de sus transacciones. Deshaz esa importación primero.`,
  balanceFromSource: 'Solo puedes cambiar el saldo de una cuenta manual.',
  accountConnected: 'Esta cuenta todavía está conectada. Desconecta el banco u oculta la cuenta.',
  accountFromReceipts: 'Esta cuenta se basa en tus recibos. Ocúltala para excluirla.',
  requestRefused: 'El proveedor rechazó la solicitud. Empieza de nuevo.',
  accessNeeded: 'El proveedor necesita que te conectes de nuevo.',
  notASpendingCategory: (category) => `body: category: "${category}" no es una categoría de gasto`,
  notACategory: (category) => `body: category: "${category}" no es una categoría`,
  notAChangeCategory: (category) => `body: change.category: "${category}" no es una categoría`,
  ownAccount: 'No puedes hacer esto aquí con tu propia cuenta.',
  notATimeZone: (timeZone) => `"${timeZone}" no es una zona horaria. Usa un nombre como America/New_York.`,
  otherCurrency: (file, account) =>
    `El archivo usa ${file}, pero la cuenta usa ${account}. Elige otra cuenta.`,
  unreadableFile: (reason) => `No se pudo leer este archivo: ${reason}. No cambió nada.`,
  claimStep: (from, to) => `No puedes cambiar un reclamo de ${STATES[from] ?? from} a ${STATES[to] ?? to}.`,
  wrongSignIn: 'El servidor de correo rechazó este nombre de usuario o esta contraseña.',
  appPasswordNeeded:
    'El servidor de correo exige una contraseña de aplicación. Créala con tu proveedor de correo y úsala aquí.',
  serverNotProven:
    'Fettle no pudo verificar este servidor de correo, así que no envió la contraseña.' +
    ' Revisa el nombre del servidor.',
  noEncryptionOffered: 'El servidor de correo no admite este cifrado, así que Fettle no envió la contraseña.',
  noSuchServer: 'No hay ningún servidor con este nombre.',
  serverBusy: 'El servidor de correo está ocupado. Inténtalo de nuevo en unos minutos.',
  privateNetwork:
    'Este servidor de correo está en una red privada. Fettle solo se conecta a servidores públicos.',
  portBlocked: 'Este puerto no está permitido. Usa 993 o 143.',
  jsonExpected: 'Envía JSON con content-type application/json.',
  jsonTooDeep: 'El JSON tiene demasiados niveles.',
  jsonTooMany: 'El JSON contiene demasiados valores.',
  jsonInvalid: 'El cuerpo no es JSON válido.',
  tooLarge: (limit) => `Es demasiado grande. El límite aquí es ${limit}.`,
  otherSite: 'Esta solicitud vino de otro sitio.',
  requestFailed: 'La solicitud falló. No cambió nada.',
  nulCharacter: (place) => `${place}: contiene un carácter NUL`,
  uploadRunning: 'Otra subida tuya sigue en curso. No cambió nada. Inténtalo de nuevo en un momento.',
  exportRunning: 'Otra exportación tuya sigue en curso. Inténtalo de nuevo cuando termine.',
  exportsBusy: 'El servidor está ocupado con otras exportaciones. Inténtalo de nuevo en un momento.',
  packRunning: 'Otro paquete de comprobantes tuyo se está descargando. Inténtalo de nuevo cuando termine.',
  packsBusy: 'El servidor está ocupado con otros paquetes de comprobantes. Inténtalo de nuevo en un momento.',
  uploadsBusy:
    'El servidor está ocupado con otras subidas. No cambió nada. Inténtalo de nuevo en un momento.',
  readingBusy:
    'Fettle todavía está leyendo otros archivos tuyos. No cambió nada. Inténtalo de nuevo en unos segundos.',
  readingStopped: 'La lectura se detuvo. No cambió nada. Inténtalo de nuevo.',
  noSuchTransaction: 'La transacción elegida no existe.',
  storageFull: (limit, before) =>
    `Tu almacenamiento está lleno (${limit}). ${before}` +
    ' Elimina los correos que ya no necesites e inténtalo de nuevo.',
  nothingChanged: 'No cambió nada.',
  givenTwice: (place, name) => `${place}: ${name} aparece dos veces`,
  noStatement: 'no se encontró ningún estado de cuenta',
  emailsAdded: (count) => `Se agregaron ${count} correos de este archivo.`,
  fileTooComplex:
    'Este archivo es demasiado complejo para leerlo. No cambió nada.' +
    ' Exporta un período más corto e inténtalo de nuevo.',
};

/** The states of a claim. */
const STATES: Readonly<Record<string, string>> = {
  draft: 'borrador',
  submitted: 'presentado',
  reimbursed: 'reintegrado',
  rejected: 'rechazado',
  withdrawn: 'retirado',
  elsewhere: 'reclamado por otra vía',
};
