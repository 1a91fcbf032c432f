import type { ClaimState } from '#domain/claims/claim-state.ts';
import type { Missing } from '#domain/claims/missing-proof.ts';
import type { OriginalStatus } from '#domain/claims/original.ts';
import { HEALTH_RULES } from '#domain/receipts/health/eligibility.ts';
import { APP_NAME } from '../../lib/config.ts';
import type { texts as english } from '../en/pack.ts';
import type { MissingOriginal, PackFigures } from '../pack-facts.ts';

const states: Readonly<Record<ClaimState, string>> = {
  draft: 'Borrador',
  submitted: 'Presentado',
  reimbursed: 'Reintegrado',
  rejected: 'Rechazado',
  withdrawn: 'Retirado',
  elsewhere: 'Reclamado por otra vía',
};

const missing: Readonly<Record<Missing, string>> = {
  patient: 'nombre del paciente',
  provider: 'nombre del proveedor',
  description: 'descripción',
  itemized_receipt: 'recibo detallado',
  bank_transaction: 'registro bancario del pago',
  letter: 'carta de necesidad médica',
};

const eligibility = {
  eligible: 'Probablemente elegible',
  needs_letter: 'Con una carta',
  unknown: 'Depende de tu plan',
  not_eligible: 'No elegible',
};

const rules =
  `La elegibilidad sigue las reglas de Estados Unidos para ${HEALTH_RULES.year}, por clase de producto o servicio` +
  ' (Código de Rentas Internas, sección 213(d); publicaciones 502 y 969 del IRS). No es una decisión: decide el' +
  ' administrador del plan. El mismo gasto se puede reclamar una sola vez, a un solo plan, y no se puede deducir' +
  ' además.';

const originals: Readonly<Record<OriginalStatus | 'unopened', string>> = {
  kept: 'incluido como original.eml',
  waiting: `aún no se obtuvo; crea el paquete de nuevo cuando ${APP_NAME} lo haya obtenido`,
  not_asked: `no está guardado; ${APP_NAME} lo obtiene cuando creas el paquete desde el reclamo`,
  mailbox_disconnected: 'su buzón no está conectado',
  sign_in_needed: `su buzón necesita que inicies sesión de nuevo en ${APP_NAME}`,
  upload_not_kept: 'lo subiste cuando los correos no se guardaban; está en el archivo que subiste',
  deleted: 'ya no está en el buzón',
  too_large: 'pesa más de 25 MB',
  storage_full: `tu almacenamiento en ${APP_NAME} está lleno`,
  unreachable: 'el buzón no lo entregó',
  unopened: 'estaba guardado, pero no se puede abrir',
};

function askWhom({ merchant, orderId, sender }: MissingOriginal): string {
  const order = orderId === null ? '' : `, pedido ${orderId}`;
  const at = sender === null ? '' : ` (${sender})`;
  return merchant === null && sender === null
    ? 'al comercio'
    : `a ${merchant ?? 'quien lo envió'}${at}${order}`;
}

const paper: (typeof english)['paper'] = {
  form: {
    lead: 'Gastos de salud y sus comprobantes',
    claimed: 'reclamado',
    claimant: 'RECLAMANTE',
    patient: 'PACIENTE',
    services: 'SERVICIOS DESDE – HASTA',
    lines: 'ARTÍCULOS',
    state: 'ESTADO',
    reimbursed: 'REINTEGRADO',
    total: 'Total',
    columns: { service: 'SERVICIO', provider: 'PROVEEDOR', description: 'DESCRIPCIÓN', amount: 'MONTO' },
    price: (price, whole) => `precio ${price}, con su parte de impuestos, envío y descuentos ${whole}`,
    refunded: (amount) => `reembolsado ${amount}`,
    evidence: 'COMPROBANTES DE CADA ARTÍCULO',
    withOriginal: 'con el correo original',
    withoutOriginal: 'solo los datos extraídos, sin el correo original',
    receipt: (receipts) => `Recibo: ${receipts || 'ninguno'}`,
    bank: (record) => `Banco: ${record || 'sin registro bancario'}`,
    letter: 'Carta de necesidad médica: la tiene el reclamante',
    missing: (what) => `Falta: ${what}`,
    statement:
      'Pagué estos gastos. No se pagaron desde una cuenta de salud, ningún plan los ha reintegrado' +
      ' y no se reclamarán de nuevo.',
    signature: 'Firma',
    date: 'Fecha',
  },
  bank: {
    title: 'Transacciones bancarias',
    fullTitle: (claim) => `${claim}: transacciones bancarias`,
    lead: (claim) => `${claim} · según el banco`,
    columns: {
      posted: 'REGISTRADA',
      description: 'DESCRIPCIÓN',
      account: 'CUENTA',
      items: 'ART.',
      amount: 'MONTO',
    },
  },
  receipt: {
    unnamed: 'Recibo',
    order: (orderId) => `pedido ${orderId}`,
    purchased: (on) => `Comprado el ${on}`,
    from: 'DE',
    sent: 'ENVIADO',
    subject: 'ASUNTO',
    foot: `hecho por ${APP_NAME} a partir de original.eml, sin imágenes`,
    notes: {
      more: 'El resto de este correo está en original.eml.',
      noText: 'Este correo no tiene texto que se pueda mostrar. Está en original.eml tal como se envió.',
      tooComplex:
        'El texto de este correo es demasiado complejo para mostrarlo.' +
        ' Está en original.eml tal como se envió.',
    },
    notDrawn: 'El correo no se pudo dibujar. Está en original.eml.',
  },
  foot: (on) => `hecho por ${APP_NAME} el ${on}`,
  page: (page, pages) => `${page} de ${pages}`,
};

const facts: (typeof english)['facts'] = {
  provider: 'Proveedor',
  purchasedOn: 'Fecha de compra',
  order: 'Pedido',
  tax: 'Impuesto',
  shipping: 'Envío',
  discount: 'Descuento',
  tip: 'Propina',
  total: 'Total',
  card: 'Tarjeta',
  endingIn: (digits) => `terminada en ${digits}`,
  from: 'Correo de',
  subject: 'Asunto del correo',
  received: 'Correo recibido',
  original: 'Correo original',
  lines: 'Artículos del recibo:',
  ofClaim: (line) => `línea ${line} del reclamo`,
  none: 'ninguna: el recibo no nombra artículos',
};

function readme(pack: PackFigures): string[] {
  const items = pack.lines === 1 ? 'artículo' : 'artículos';
  return [
    `${pack.title}: paquete de comprobantes`,
    `Hecho por ${APP_NAME} el ${pack.madeOn}. ${pack.lines} ${items}, ${pack.total}.`,
    `Correos originales: ${pack.originals} de ${pack.receipts}.`,
    '',
    'ARCHIVOS',
    'claim.pdf      El reclamo como formulario: cada artículo con paciente, proveedor, fecha, descripción y monto.',
    'claim.csv      Los mismos artículos como tabla.',
    'bank.pdf       Las transacciones bancarias que pagaron, con cuenta, fecha, descripción y monto.',
    'bank.csv       Las mismas transacciones como tabla.',
    'facts.json     Artículos, elegibilidad, recibos y transacciones para programas.',
    'receipts/      Una carpeta por cada correo de recibo: facts.txt; si el correo está, original.eml tal como',
    '               se envió, receipt.pdf hecho a partir de él y los archivos PDF adjuntos.',
    'manifest.json  Cada archivo con su tamaño y su hash SHA-256.',
    'SHA256SUMS     Los mismos hashes. Para comprobar los archivos: sha256sum -c SHA256SUMS',
    '',
    'PRÓXIMOS PASOS',
    'Inicia sesión en el sitio web de tu plan, empieza un reclamo y escribe los artículos de claim.pdf.',
    'Adjunta claim.pdf y los archivos receipt.pdf de sus carpetas.',
    'Los planes piden un recibo detallado; el comprobante de la tarjeta o el registro del banco no bastan.',
    '',
    ...(pack.missingOriginals.length > 0
      ? [
          'CORREOS ORIGINALES QUE NO ESTÁN EN ESTE PAQUETE',
          ...pack.missingOriginals.map(
            (receipt) => `${receipt.folder}: ${receipt.reason}. Pide una copia ${askWhom(receipt)}.`,
          ),
          '',
        ]
      : []),
    ...(pack.missing.length > 0 ? ['LO QUE AÚN FALTA', ...pack.missing, ''] : []),
    'MONTOS',
    'El monto de un artículo es su precio con su parte del impuesto y del envío de su recibo,',
    'menos su parte de los descuentos y lo que se reembolsó.',
    '',
    'REGLAS',
    rules,
    '',
  ];
}

/** What the evidence pack of a claim says. */
export const texts: typeof english = {
  ...{ states, missing, eligibility, rules, originals, paper, facts, readme },
  claim: (number) => `Reclamo ${number}`,
  itemLacks: (place, item, what) => `Artículo ${place} (${item}): ${what}`,
};
