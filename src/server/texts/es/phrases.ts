/**
 * Sentences that are made where no language is known (in the domain, the readers, the adapters), by their English;
 * `{1}` and `{2}` stand for values.
 */
export const phrases: Readonly<Record<string, string>> = {
  'Unnamed transaction': 'Transacción sin nombre',
  // Names and passwords.
  'This password is too long. Use at most {1} characters.':
    'Esta contraseña es demasiado larga. Usa {1} caracteres como máximo.',
  'This password is too short. Use at least {1} characters.':
    'Esta contraseña es demasiado corta. Usa al menos {1} caracteres.',
  'This password contains your name, email address or the name of this app. Choose another.':
    'Esta contraseña contiene tu nombre, tu correo o el nombre de esta app. Elige otra.',
  'This password appears in known data breaches. Choose another.':
    'Esta contraseña aparece en filtraciones de datos conocidas. Elige otra.',
  'This password repeats the same characters. Choose one that is harder to guess.':
    'Esta contraseña repite los mismos caracteres. Elige una más difícil de adivinar.',
  'This password follows the keyboard or the alphabet. Choose one that is harder to guess.':
    'Esta contraseña sigue el teclado o el alfabeto. Elige una más difícil de adivinar.',
  'This password is a date or year that is easy to guess. Choose another.':
    'Esta contraseña es una fecha o un año fácil de adivinar. Elige otra.',
  'This password is easy to guess. Choose another, such as four unrelated words.':
    'Esta contraseña es fácil de adivinar. Elige otra, como cuatro palabras sin relación.',
  // Signing in.
  'Too many wrong passwords for this account. Try again in a minute, or reset your password.':
    'Demasiadas contraseñas incorrectas para esta cuenta. Espera un minuto o restablece tu contraseña.',
  'Too many wrong passwords for this account. Try again in {1} minutes, or reset your password.':
    'Demasiadas contraseñas incorrectas para esta cuenta. Espera {1} minutos o restablece tu contraseña.',
  'Too many wrong codes for this account. Try again in a minute.':
    'Demasiados códigos incorrectos para esta cuenta. Inténtalo de nuevo en un minuto.',
  'Too many wrong codes for this account. Try again in {1} minutes.':
    'Demasiados códigos incorrectos para esta cuenta. Inténtalo de nuevo en {1} minutos.',
  'The server is busy. Try again in a few seconds.':
    'El servidor está ocupado. Inténtalo de nuevo en unos segundos.',
  'Too many sign-ins at once. Try again in a few seconds.':
    'Demasiados inicios de sesión a la vez. Inténtalo de nuevo en unos segundos.',
  ['This server accepts new accounts by invitation only. ' +
    'Open the link in your invitation, or ask the administrator for one.']:
    'Este servidor acepta cuentas nuevas solo por invitación. Abre el enlace de tu invitación o pide una ' +
    'al administrador.',
  'This server doesn’t accept new accounts. Ask its administrator for an invitation.':
    'Este servidor no acepta cuentas nuevas. Pide una invitación a su administrador.',
  'This passkey doesn’t open an account here.': 'Esta llave de acceso no abre ninguna cuenta aquí.',
  'This sign-in took too long. Start again.': 'Este inicio de sesión tardó demasiado. Empieza de nuevo.',
  'That code isn’t right, or it was used already.': 'Ese código no es correcto o ya se usó.',
  'Enter the code from your authenticator app.': 'Escribe el código de tu app de autenticación.',
  'Sign in to confirm your new address.': 'Inicia sesión para confirmar tu nueva dirección.',
  'Sign in again to confirm that it’s you.': 'Inicia sesión de nuevo para confirmar que eres tú.',
  'Invalid email, password or code.': 'Correo, contraseña o código no válidos.',
  'Invalid email or password': 'Correo o contraseña no válidos.',
  'Invalid password': 'Contraseña no válida.',
  'Invalid token': 'Enlace no válido.',
  'Email not verified': 'Primero confirma tu correo.',
  Unauthorized: 'Inicia sesión de nuevo.',
  'Too many requests. Please try again later.': 'Demasiadas solicitudes. Inténtalo de nuevo más tarde.',
  // Mailboxes and files of email.
  'Your usual password doesn’t work here. Create an app password with your email provider.':
    'Tu contraseña habitual no funciona aquí. Crea una contraseña de aplicación con tu proveedor de correo.',
  'Start the bridge app on this computer and use the password it shows.':
    'Abre la app puente en este equipo y usa la contraseña que muestra.',
  'This provider doesn’t allow password sign-in for apps. Upload your email as a file instead.':
    'Este proveedor no permite que las apps entren con contraseña. Sube tu correo como archivo.',
  'The password is “sandbox”.': 'La contraseña es “sandbox”.',
  'The archive holds more than {1} files.': 'El archivo comprimido contiene más de {1} archivos.',
  'The archive unpacks to far more than mail does.':
    'El archivo comprimido se expande mucho más que un correo.',
  'The archive is damaged.': 'El archivo comprimido está dañado.',
  'The archive is password-protected.': 'El archivo comprimido está protegido con contraseña.',
  'The archive uses an unsupported compression.': 'El archivo comprimido usa una compresión no admitida.',
  'The file is too complicated to read. Upload it in smaller parts.':
    'El archivo es demasiado complicado para leerlo. Súbelo en partes más pequeñas.',
  'The file holds more than 1,000,000 messages. Upload the rest on its own.':
    'El archivo contiene más de 1,000,000 de mensajes. Sube el resto por separado.',
  'Archives of kind .tgz can’t be read. Choose .zip for the export.':
    'Los archivos .tgz no se pueden leer. Elige .zip para la exportación.',
  'The file is empty.': 'El archivo está vacío.',
  'This is an Outlook file (.msg). Save the message as .eml and upload that.':
    'Este es un archivo de Outlook (.msg). Guarda el mensaje como .eml y súbelo.',
  'This is an Outlook data file (.pst). Export the email as .mbox or .eml and upload that.':
    'Este es un archivo de datos de Outlook (.pst). Exporta el correo como .mbox o .eml y súbelo.',
  'This isn’t an email file. Choose an .eml or .mbox file, or an archive of them.':
    'Este no es un archivo de correo. Elige un archivo .eml o .mbox, o un archivo comprimido con ellos.',
  // Statement files.
  'this is an image, not a statement file': 'es una imagen, no un estado de cuenta',
  'this is a spreadsheet: save it as CSV and import that':
    'es una hoja de cálculo: guárdala como CSV e impórtala',
  'this is a spreadsheet or document: save it as CSV and import that':
    'es una hoja de cálculo o un documento: guárdalo como CSV e impórtalo',
  'this is a PDF: ask the bank for OFX, QFX, CSV, CAMT or MT940':
    'es un PDF: pide al banco OFX, QFX, CSV, CAMT o MT940',
  'this is a zip archive or a spreadsheet, not a statement file':
    'es un archivo zip o una hoja de cálculo, no un estado de cuenta',
  'this is a gzip archive: unpack it first': 'es un archivo gzip: descomprímelo primero',
  'this is a 7z archive: unpack it first': 'es un archivo 7z: descomprímelo primero',
  'this is a RAR archive: unpack it first': 'es un archivo RAR: descomprímelo primero',
  'this is an RTF document, not a statement file': 'es un documento RTF, no un estado de cuenta',
  'this is a database, not a statement file': 'es una base de datos, no un estado de cuenta',
  'the file is empty': 'el archivo está vacío',
  'the zip archive is empty': 'el archivo zip está vacío',
  'this is binary data, not text': 'son datos binarios, no texto',
  'this is JSON, not a statement file': 'es JSON, no un estado de cuenta',
  'this is a web page, not a statement file (the download may have failed)':
    'es una página web, no un estado de cuenta (quizás falló la descarga)',
  'this is a web page without a table of transactions (the download may have failed)':
    'es una página web sin tabla de transacciones (quizás falló la descarga)',
  'XML with a document type declaration is refused':
    'no se acepta XML con una declaración de tipo de documento',
  'this is an invoice, not a bank statement': 'es una factura, no un estado de cuenta',
  'XML of an unknown kind (<{1}>): not a bank statement that can be read':
    'XML de un tipo desconocido (<{1}>): no es un estado de cuenta que se pueda leer',
  'the XML is broken: {1}': 'el XML está dañado: {1}',
  'the file is larger than {1} MB': 'el archivo pesa más de {1} MB',
  'the file has more than {1} transactions': 'el archivo tiene más de {1} transacciones',
  'it contains too many accounts': 'contiene demasiadas cuentas',
  'an investment file: trades and positions are not read':
    'es un archivo de inversiones: las operaciones y posiciones no se leen',
  'an investment statement without cash entries: trades and positions are not read':
    'es un estado de inversiones sin movimientos de efectivo: las operaciones y posiciones no se leen',
  'the QIF file holds no account with transactions': 'el archivo QIF no contiene cuentas con transacciones',
  'the OFX file holds no bank or card statement':
    'el archivo OFX no contiene ningún estado de cuenta de banco o tarjeta',
  'the message holds no statement': 'el mensaje no contiene ningún estado de cuenta',
  'the document holds no statement, report or notification':
    'el documento no contiene ningún estado de cuenta, informe ni aviso',
  'the bank answered with error {1}': 'el banco respondió con el error {1}',
  'no table with dates and amounts was found': 'no se encontró ninguna tabla con fechas y montos',
  'no transactions were found': 'no se encontraron transacciones',
  'a row has more than {1} columns: not a bank statement':
    'una fila tiene más de {1} columnas: no es un estado de cuenta',
  'the record has no date': 'el registro no tiene fecha',
  'the record has no amount': 'el registro no tiene monto',
  'the entry has no date': 'el registro no tiene fecha',
  'the entry has no amount': 'el registro no tiene monto',
  'the row has no date': 'la fila no tiene fecha',
  'the row has no amount': 'la fila no tiene monto',
  'the amount cannot be read': 'el monto no se puede leer',
  'the entry does not say whether it is a credit or a debit':
    'el registro no dice si es un crédito o un débito',
  'no such date: {1}': 'esa fecha no existe: {1}',
  'not an amount: {1}': 'no es un monto: {1}',
  'not a statement line: {1}': 'no es una línea de estado de cuenta: {1}',
};
