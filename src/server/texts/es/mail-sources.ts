import type { MailFileProblems } from '#domain/messages/file-problems.ts';
import type { MailServerAdvice } from '#domain/messages/mail-server-advice.ts';
import type { TextsOf } from '../user-message-words.ts';

/** Why an uploaded email file, or a part of it, cannot be read. */
export const mailFiles: TextsOf<MailFileProblems> = {
  mailFileIsEmpty: 'El archivo está vacío.',
  mailFileIsOutlookMessage: 'Este es un archivo de Outlook (.msg). Guarda el mensaje como .eml y súbelo.',
  mailFileIsOutlookData:
    'Este es un archivo de datos de Outlook (.pst). Exporta el correo como .mbox o .eml y súbelo.',
  notAMailFile:
    'Este no es un archivo de correo. Elige un archivo .eml o .mbox, o un archivo comprimido con ellos.',
  mailFileTooComplex: 'El archivo es demasiado complicado para leerlo. Súbelo en partes más pequeñas.',
  tooManyMessages: (messagesMax) =>
    `El archivo contiene más de ${messagesMax.toLocaleString('en-US')} de mensajes. Sube el resto por separado.`,
  archiveIsTar: 'Los archivos .tgz no se pueden leer. Elige .zip para la exportación.',
  archiveDamaged: 'El archivo comprimido está dañado.',
  archiveEncrypted: 'El archivo comprimido está protegido con contraseña.',
  archiveCompression: 'El archivo comprimido usa una compresión no admitida.',
  archiveTooLarge: 'El archivo comprimido se expande mucho más que un correo.',
  archiveTooManyFiles: (filesMax) =>
    `El archivo comprimido contiene más de ${filesMax.toLocaleString('en-US')} archivos.`,
};

const TWO_STEPS = 'Con la verificación en dos pasos, usa una contraseña de aplicación.';

/** What the user has to do at an email provider before Fettle can read a mailbox. */
export const mailServers: TextsOf<MailServerAdvice> = {
  createAppPassword:
    'Tu contraseña habitual no funciona aquí. Crea una contraseña de aplicación con tu proveedor de correo.',
  startBridge: 'Abre la app puente en este equipo y usa la contraseña que muestra.',
  passwordsRefused:
    'Este proveedor no permite que las apps entren con contraseña. Sube tu correo como archivo.',
  passwordIs: (password) => `La contraseña es “${password}”.`,
  connectGmailInstead:
    'Si está disponible, conecta Gmail en su lugar. Por IMAP, Google pide una contraseña de aplicación, ' +
    'que requiere la verificación en dos pasos.',
  microsoftRefusesPasswords:
    'Microsoft ya no permite que los programas entren con contraseña. Sube tu correo como archivo ' +
    'o reenvía los recibos a un correo que se pueda conectar.',
  allowImap: (provider) => `Primero permite IMAP en la configuración de ${provider}. ${TWO_STEPS}`,
  allowImapInMenu: (provider, menu) =>
    `Primero permite IMAP en la configuración de ${provider} (${menu}). ${TWO_STEPS}`,
  allowImapInMailbox: `Primero permite IMAP en la configuración de tu correo. ${TWO_STEPS}`,
  allowImapOnly: 'Primero permite IMAP en la configuración de tu correo.',
  telekomPassword:
    'Telekom pide una contraseña propia para programas de correo: créala en el centro de clientes y úsala.',
  appPasswordWithTwoSteps: (provider) =>
    `Con el inicio de sesión en dos pasos, crea una contraseña de aplicación en ${provider} y úsala.`,
  allowProgramsThenAppPassword: (provider) =>
    `Primero permite los programas de correo en la configuración de ${provider}; luego crea una contraseña ` +
    'de aplicación y úsala.',
  startProtonBridge:
    'Proton Mail se lee con Proton Mail Bridge: ábrelo en este equipo y usa la contraseña que muestra. ' +
    'Funciona mientras Fettle corre en el mismo equipo.',
  exportFromTuta: 'Tuta no tiene IMAP. Exporta tu correo ahí y sube los archivos.',
  allowOtherPrograms: (provider) =>
    `Primero permite el acceso de otros programas de correo en la configuración de ${provider}.`,
  appPasswordForPrograms: (provider) =>
    `${provider} pide una contraseña de aplicación para programas de correo: créala en tu cuenta y úsala.`,
  secureMailKey: (provider) =>
    `${provider} pide una clave segura de correo en lugar de la contraseña: créala en tu perfil y úsala.`,
  allowThirdParties: (provider) =>
    `Primero permite el acceso de terceros en la configuración del correo de ${provider}.`,
};
