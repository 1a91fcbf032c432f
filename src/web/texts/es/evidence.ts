import { plural } from '../plural.ts';

/** Keeping receipt emails as evidence, and fetching those that are missing. */
export const texts: typeof import('../en/evidence.ts').texts = {
  label: 'Guardar recibos como comprobantes',
  hint: 'Guarda una copia cifrada de cada correo con recibo para tus reclamos.',
  notSaved: 'No se pudo guardar tu elección. Inténtalo de nuevo en un momento.',
  failed: 'No se pudieron cargar los correos guardados',
  fetching: 'Obteniendo los correos con recibo',
  progress: (here: string, total: number) =>
    `${here} de ${plural(total, { one: '# correo con recibo', other: '# correos con recibo' })}`,
  stored: (kept: string, receipts: number, size: string) =>
    plural(receipts, {
      one: `${kept} de # correo con recibo guardado, ${size}, cifrado.`,
      other: `${kept} de # correos con recibo guardados, ${size}, cifrados.`,
    }),
  waitingOnly: (count: number, size: string) =>
    plural(count, {
      one: `# correo guardado hasta que decidas, una semana como máximo, ${size}, cifrado.`,
      other: `# correos guardados hasta que decidas, una semana como máximo, ${size}, cifrados.`,
    }),
  none: 'No hay correos guardados.',
  /** Before the copies are deleted. */
  askOff: (count: number, size: string, uploaded: number) =>
    [
      plural(count, {
        one: `¿Eliminar # correo con recibo guardado (${size})?`,
        other: `¿Eliminar # correos con recibo guardados (${size})?`,
      }),
      'Los recibos y sus asociaciones se conservan.',
      uploaded === 0
        ? 'Fettle puede obtener los correos de nuevo mientras estén en tu buzón.'
        : plural(uploaded, {
            one: '# de ellos se subió y no se puede obtener de nuevo.',
            other: '# de ellos se subieron y no se pueden obtener de nuevo.',
          }),
    ].join(' '),
  problem: {
    mailbox_disconnected: 'Buzón desconectado',
    sign_in_needed: 'El buzón necesita que inicies sesión',
    upload_not_kept: 'Subido, pero no guardado',
    deleted: 'Ya no está en el buzón',
    too_large: 'Más de 25 MB',
    storage_full: 'Almacenamiento lleno',
    unreachable: 'El buzón no responde',
  },
  missing: (problem: string, count: number) =>
    plural(count, { one: `${problem}: # correo`, other: `${problem}: # correos` }),
  again: 'Reintentar',
  pack: {
    now: 'Descargar lo disponible',
    here: (count: number) =>
      plural(count, {
        one: 'El correo original del recibo está listo.',
        other: 'Los # correos originales de los recibos están listos.',
      }),
    noReceipts: 'Ningún correo con recibo pertenece a este reclamo.',
    toFetch: (missing: number) =>
      plural(missing, {
        one: '# correo con recibo no está guardado. Fettle lo obtendrá de tu buzón.',
        other: '# correos con recibo no están guardados. Fettle los obtendrá de tu buzón.',
      }),
    missing: (count: number, receipts: string) =>
      plural(count, {
        one: `# de ${receipts} correos con recibo no se puede incluir`,
        other: `# de ${receipts} correos con recibo no se pueden incluir`,
      }),
    askFor: (merchant: string, sender: string | null, order: string | null) => {
      const at = sender === null ? '' : ` (${sender})`;
      return `Pide a ${merchant}${at} una copia${order === null ? '' : ` del pedido ${order}`}.`;
    },
    someMerchant: 'el comercio',
  },
};
