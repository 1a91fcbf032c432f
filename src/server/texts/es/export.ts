import type { texts as english, calendar as englishCalendar } from '../en/export.ts';

/** The file that a person reads first, and the files it describes. */
export const texts: typeof english = {
  title: (appName, madeOn) => `Todo lo que ${appName} guarda sobre ti, al ${madeOn}.`,
  table: 'Tus transacciones como hoja de cálculo.',
  account: 'Tu nombre y tu dirección de correo.',
  originals: 'Correos guardados completos, en el formato que leen los programas de correo.',
  files: {
    settings: 'Tu configuración: moneda, zona horaria, metas, notificaciones y privacidad.',
    accounts: 'Tus cuentas: bancarias, manuales y la cuenta de los recibos.',
    balances: 'El saldo de cada cuenta, día por día.',
    'bank-connections':
      'Tus conexiones con bancos y las preguntas sobre sus cuentas. No incluye credenciales.',
    'bank-readings': 'Cada vez que Fettle consultó un banco, y qué pasó con las transacciones que devolvió.',
    'quarantined-transactions':
      'Transacciones y cuentas bancarias que no se pudieron importar, tal como llegaron.',
    transactions: 'Cada transacción con su categoría, nota, división e ID de origen, incluidas las quitadas.',
    transfers: 'Transferencias entre tus propias cuentas, como pares de transacciones.',
    'transfer-questions': 'Pares de transacciones sobre los que se te preguntó: ¿son una sola transferencia?',
    'transaction-questions': 'Pares de transacciones sobre los que se te preguntó: ¿son duplicados?',
    'category-questions':
      'Categorías sobre las que se te preguntó, tus respuestas y las transacciones que cambiaron.',
    imports: 'Archivos de estado de cuenta que importaste.',
    'import-changes': 'Lo que cada archivo cambió en transacciones existentes.',
    'column-mappings': 'El significado que elegiste para las columnas de los archivos.',
    receipts:
      'Recibos leídos de correos, con sus artículos, el texto del que se leyeron y las fechas que fijaste.',
    'receipt-matches':
      'Qué recibo pertenece a qué transacción: propuesto, aceptado o rechazado, por quién y por qué.',
    'promised-refunds': 'Reembolsos prometidos en correos, con sus palabras.',
    reviews: 'Recibos que se te pidió revisar, y tus decisiones.',
    subscriptions: 'Cargos recurrentes con sus cambios de precio y tus correcciones.',
    findings: 'Hallazgos de los datos de tus bancos y correos, incluidos los descartados.',
    notifications: 'Tus notificaciones, y cómo se entregó cada una.',
    'notification-settings': 'Tus horas de silencio, umbrales y notificaciones silenciadas.',
    'calendar-feed': 'Cuándo creaste la dirección de tu calendario. No incluye la dirección.',
    'push-devices': 'Navegadores que reciben notificaciones push. No incluye sus direcciones.',
    claims: 'Reclamos de gastos de salud, con sus artículos.',
    mailboxes: 'Tus buzones. No incluye credenciales.',
    emails: 'Cada correo revisado: su resultado, el motivo y cuántos de sus bytes salieron de este servidor.',
    'mail-syncs': 'Cada sincronización de un buzón con sus cifras.',
    'sender-rules': 'Remitentes que permitiste o bloqueaste.',
    'learned-names': 'Cómo escriben los bancos los nombres de comercios, aprendido de tus decisiones.',
    'learned-mails': 'Lo que tus correcciones enseñaron sobre los correos de un remitente.',
    'learned-matching': 'Cuánto cuenta para ti cada tipo de indicio.',
    'matching-answers': 'Tus respuestas sobre recibos y transacciones, con las opciones que se te mostraron.',
    'assistant-usage':
      'Lo que se envió a un modelo de lenguaje, día por día. Vacío salvo que lo hayas permitido.',
    'usage-counts':
      'Cuántas veces usaste cada función por día. Vacío salvo que las estadísticas estuvieran activadas.',
    'outgoing-traffic': 'Lo que salió de este servidor en tu nombre: día, propósito, servidor, bytes.',
    announcements: 'Novedades que se te enviaron, por el hash de su texto.',
    history: 'Qué pasó con tus transacciones y correos, por obra de quién y por qué.',
  },
  notes: [
    'En los archivos que terminan en .jsonl, cada línea es un objeto JSON.',
    'Los montos cuyo nombre termina en "Minor" están en centavos (o la unidad mínima); los negativos son salidas.',
    'Las fechas son AAAA-MM-DD; las horas están en UTC.',
    'Los ID son los mismos en todos los archivos: el "accountId" de una transacción es el "id" de una cuenta.',
    '"isSandbox" marca los datos del banco y del buzón de práctica.',
    '',
    'No incluye: contraseñas y sesiones, credenciales de bancos y buzones, ni totales calculados.',
  ],
};

/** The calendar of due dates that other calendar programs read. */
export const calendar: typeof englishCalendar = {
  name: (appName, isSandbox) => `Vencimientos de ${appName}${isSandbox ? ' (prueba)' : ''}`,
  due: (name, amount) => `${name} ${amount}`.trim(),
  trialEnds: (name, amount) =>
    amount === '' ? `Termina la prueba de ${name}` : `Termina la prueba de ${name}; luego, ${amount}`,
};
