/**
 * Sentences that are made where no language is known (in the domain, the readers, the adapters), by their English;
 * `{1}` and `{2}` stand for values.
 */
export const phrases: Readonly<Record<string, string>> = {
  // Why a receipt belongs to a transaction.
  'same day': 'el mismo día',
  '1 day later': '1 día después',
  '1 day earlier': '1 día antes',
  '{1} days later': '{1} días después',
  '{1} days earlier': '{1} días antes',
  'same amount': 'el mismo monto',
  'same amount before gift card or credit': 'el mismo monto antes de tarjeta de regalo o crédito',
  'same amount in {1}': 'el mismo monto en {1}',
  'about {1} in {2}': 'unos {1} en {2}',
  'includes {1} tip': 'incluye {1} de propina',
  'without the {1} tip': 'sin la propina de {1}',
  '{1} more, possibly a tip': '{1} más, quizás una propina',
  '{1} off': 'difiere en {1}',
  '{1} more, possibly replaced items': '{1} más, quizás por artículos sustituidos',
  '{1} less, possibly replaced items': '{1} menos, quizás por artículos sustituidos',
  '{1} less, possibly a gift card': '{1} menos, quizás por una tarjeta de regalo',
  '{1} less': '{1} menos',
  'a hold, not the final amount': 'una retención, no el monto final',
  'one of {1} equal parts': 'una de {1} partes iguales',
  'one charge for {1} receipts': 'un cargo para {1} recibos',
  '{1} charges, {2}': '{1} cargos, {2}',
  'shipment amounts': 'los montos de los envíos',
  '{1} shipments charged so far': '{1} cobrados por envíos hasta ahora',
  'adds up to the total': 'que suman el total',
  'learned merchant name': 'nombre de comercio aprendido',
  'order number in the bank text': 'el número de pedido está en el texto del banco',
  'card ending {1}': 'tarjeta terminada en {1}',
  'still pending': 'aún pendiente',
  'same merchant': 'el mismo comercio',
  'similar merchant': 'un comercio parecido',
  'only transaction with this amount': 'la única transacción con este monto',
  // Why a category is proposed.
  'all of the receipt is health': 'todo el recibo es de salud',
  'nearly all of the receipt is health': 'casi todo el recibo es de salud',
  'your bank says so': 'así lo dice tu banco',
  'you chose it for {1} charges': 'la elegiste para {1} cargos',
  'Fettle’s list of merchants': 'la lista de comercios de Fettle',
  '{1} more': '{1} más',
  // What a transaction of a bank or a file is to the ledger.
  'Not in the ledger yet': 'Aún no está en tus transacciones',
  'Listed twice with one bank ID': 'Aparece dos veces con el mismo ID del banco',
  'Same bank ID': 'El mismo ID del banco',
  'Same bank ID, amount changed': 'El mismo ID del banco, con otro monto',
  'Same day, amount and description': 'El mismo día, monto y descripción',
  'Same day and amount, same merchant': 'El mismo día y monto, el mismo comercio',
  'Same purchase date, amount and merchant': 'La misma fecha de compra, monto y comercio',
  'Only transaction with this amount in both sources': 'La única transacción con este monto en ambas fuentes',
  'Pending charge posted': 'El cargo pendiente se registró',
  'Pending charge posted, amount changed': 'El cargo pendiente se registró con otro monto',
  'Only pending charge with this amount': 'El único cargo pendiente con este monto',
  'Possibly a pending charge with this amount': 'Quizás un cargo pendiente con este monto',
  'Possibly a pending charge with a different amount': 'Quizás un cargo pendiente con otro monto',
  'One of several transactions that may be this pending charge':
    'Una de varias transacciones que pueden ser este cargo pendiente',
  'The amounts are equal and the days are near.': 'Los montos son iguales y los días, cercanos.',
  'The bank deleted this transaction': 'El banco eliminó esta transacción',
  'The bank corrected this transaction': 'El banco corrigió esta transacción',
  'Corrected by the bank': 'Corregida por el banco',
  'Deleted by the bank': 'Eliminada por el banco',
  Posted: 'Registrada',
  'Pending again': 'Pendiente de nuevo',
  'Description changed by the bank': 'Descripción cambiada por el banco',
  'Amount changed by the bank from {1} to {2}': 'Monto cambiado por el banco de {1} a {2}',
  'Date changed by the bank from {1} to {2}': 'Fecha cambiada por el banco de {1} a {2}',
  'Unnamed transaction': 'Transacción sin nombre',
  // What a balance leaves unexplained.
  'The bank’s balance already includes pending transactions.':
    'El saldo del banco ya incluye las transacciones pendientes.',
  'The bank says {1} more than the transactions add up to. {2}':
    'El banco indica {1} más de lo que suman las transacciones. {2}',
  'The bank says {1} less than the transactions add up to. {2}':
    'El banco indica {1} menos de lo que suman las transacciones. {2}',
  'A transaction with this amount appears more than once.':
    'Una transacción con este monto aparece más de una vez.',
  'A transaction may be missing or duplicated.': 'Es posible que falte una transacción o que esté duplicada.',
  '1 transaction couldn’t be imported.': 'No se pudo importar 1 transacción.',
  '{1} transactions couldn’t be imported.': 'No se pudieron importar {1} transacciones.',
  // The steps of reading a mailbox.
  'Setting up Gmail services': 'Preparando los servicios de Gmail',
  'Setting up email services': 'Preparando los servicios de correo',
  'Checking Gmail connection': 'Comprobando la conexión con Gmail',
  'Checking email connection': 'Comprobando la conexión con el correo',
  'Getting access token': 'Obteniendo el token de acceso',
  'Initializing email processing service': 'Iniciando el procesamiento de correos',
  'Processing emails ({1}/{2})': 'Procesando correos ({1}/{2})',
  'Gmail sync completed': 'Sincronización de Gmail completa',
  'Email sync completed': 'Sincronización del correo completa',
  Forgotten: 'Olvidado',
  'Not read yet': 'Aún no leído',
  'Unknown sender': 'Remitente desconocido',
  // Names and passwords.
  'This name is too long. Use at most {1} characters.':
    'Este nombre es demasiado largo. Usa {1} caracteres como máximo.',
  'Enter a name.': 'Escribe un nombre.',
  'A name cannot contain line breaks or hidden characters.':
    'Un nombre no puede contener saltos de línea ni caracteres ocultos.',
  'A name cannot contain a link or a web address.':
    'Un nombre no puede contener un enlace ni una dirección web.',
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
