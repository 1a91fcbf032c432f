import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** EmailAI: mailboxes, sync settings and results. */
export const texts: typeof import('../en/email-ai.ts').texts = {
  title: 'EmailAI',
  lead: 'Compras encontradas en tu correo, asociadas con tus transacciones.',
  review: (count: number) => `Revisar ${count}`,
  failure: {
    title: 'No se pudo cargar tu buzón',
    meaning: 'No cambió nada. Los datos de tu correo están a salvo.',
  },
  loading: {
    title: 'Cargando...',
    waitsFor: 'Contando las compras de tu correo.',
  },
  mailbox: {
    one: 'Buzón',
    many: 'Buzones',
  },
  found: {
    title: 'Resultados',
    all: (emails: number) => plural(emails, { one: '# correo', other: 'Los # correos' }),
    matched: 'Asociados con un cargo',
    questions: 'Por revisar',
    unmatched: 'Recibos sin cargo',
    byVerdict: 'Por resultado',
    byKind: 'Por tipo',
  },
  privacy: {
    title: 'Datos enviados fuera',
    nothingSent: 'Todo el correo se leyó en este equipo. No se envió ningún correo a otro lugar.',
    somethingSent: 'Se envió texto de algunos correos al modelo que permitiste. Cada correo indica cuánto.',
    reader: 'Lector',
    change: 'Cambiar la configuración de uso compartido',
    assistant: 'Modelo para correos dudosos',
    assistantAt: (model: string, host: string) => `${model} en ${host}`,
    notAllowed: 'Ninguno: no se comparte',
    questions: 'Consultas de hoy',
    questionsOf: (asked: string, most: string, cost: string) => `${asked} de ${most}, ${cost}`,
  },
  matching: {
    none: 'La asociación aún no ha aprendido de tus respuestas.',
    few: (answers: number, min: number) =>
      plural(answers, {
        one: `# respuesta guardada. La asociación empieza a aprender con ${min}.`,
        other: `# respuestas guardadas. La asociación empieza a aprender con ${min}.`,
      }),
    learned: (answers: number) =>
      plural(answers, {
        one: 'La asociación ha aprendido de # de tus respuestas.',
        other: 'La asociación ha aprendido de # de tus respuestas.',
      }),
    foreseen: (answers: number) =>
      plural(answers, {
        one: 'La asociación coincide con tu # respuesta, así que no cambió nada.',
        other: 'La asociación coincide con tus # respuestas, así que no cambió nada.',
      }),
    reset: 'Restablecer la asociación',
    undoReset: 'Deshacer',
    resetDone: 'Se restableció la asociación.',
    resetFailed: 'No se pudo restablecer la asociación. Inténtalo de nuevo en un momento.',
    undoFailed: 'No se pudo deshacer. Inténtalo de nuevo en un momento.',
  },
  choices: {
    ranges: {
      threeMonths: 'Últimos 3 meses',
      twelveMonths: 'Últimos 12 meses',
      twentyFourMonths: 'Últimos 24 meses',
      all: 'Todo el correo',
    },
    title: 'Opciones de sincronización',
    notSaved: 'No se pudo guardar tu elección. Inténtalo de nuevo en un momento.',
    range: (mailbox: string) => `Desde cuándo leer ${mailbox}`,
    usualFolders: 'Carpetas predeterminadas',
    folders: (folders: number) => plural(folders, { one: '# carpeta', other: '# carpetas' }),
    resume: 'Reanudar',
    pause: 'Pausar',
    paused: 'En pausa. Fettle no leerá correo nuevo hasta que lo reanudes.',
    checked: (listed: number, all: (words: string) => ReactNode) =>
      sentence`${emailCount(listed)}, ${all(listed === 1 ? 'revisado' : 'todos revisados')}`,
    partlyChecked: (listed: number, judged: string, waiting: string, rest: (words: string) => ReactNode) =>
      sentence`${emailCount(listed)}, ${judged} revisados, ${rest(`faltan ${waiting}`)}`,
  },
  connect: {
    readsOnly: {
      title: 'Acceso de solo lectura',
      text: 'Fettle no puede enviar, mover ni eliminar correos.',
    },
    readsHere: {
      title: 'Tu correo se queda aquí',
      text: 'Fettle lee el correo en este equipo. Nada se envía fuera a menos que lo permitas.',
    },
    verdicts: {
      title: 'Ves cada resultado',
      text: 'Cada correo revisado aparece con su resultado y el motivo.',
    },
    title: 'Tus recibos ya están en tu correo',
    lead: 'Conecta un buzón y Fettle asociará cada compra con su cargo, artículo por artículo.',
    notConfigured: 'Gmail: sin configurar',
    noAccess: 'Gmail no está configurado en este servidor.',
    gmail: 'Conectar Gmail',
  },
  coverage: {
    title: 'Recibos asociados por mes',
    legend: 'Verde: asociado con un cargo. Contorno: aún sin cargo.',
    matched: (matched: ReactNode, receipts: string, share: string, emails: ReactNode) =>
      sentence`${matched} de ${receipts} · ${share}${emails}`,
    emails: (emails: number) => ` · ${emailCount(emails)}`,
  },
  folders: {
    title: 'Carpetas que se leen',
    notSaved: 'No se pudieron guardar las carpetas. Inténtalo de nuevo en un momento.',
    failed: 'No se pudieron cargar las carpetas',
    explained: 'Fettle lee las carpetas que selecciones. Los resultados de otras carpetas se conservan.',
    usual: 'Usar las predeterminadas',
    read: 'Guardar carpetas',
  },
  kept: {
    title: 'Correos guardados',
  },
  forgetting: {
    all: 'Eliminar todos los datos de correo',
    askAll:
      '¿Eliminar todos los datos de correo de Fettle? Se eliminan asuntos, remitentes, recibos, copias guardadas ' +
      'y sus asociaciones. Tu buzón no cambia. Esto no se puede deshacer.',
    sender: 'Eliminar sus correos',
    askSender: (emails: number, sender: string) =>
      `¿Eliminar de Fettle ${plural(emails, { one: 'el correo', other: 'los # correos' })} de ${sender} y ` +
      `${emails === 1 ? 'su recibo' : 'sus recibos'}? Tu buzón no cambia. Es irreversible.`,
    failed: 'No se pudieron eliminar los correos. No cambió nada. Inténtalo de nuevo en un momento.',
    done: (emails: number) => plural(emails, { one: '# correo eliminado.', other: '# correos eliminados.' }),
  },
  senders: {
    title: 'Remitentes',
    notSaved: 'No se pudo guardar. Inténtalo de nuevo en un momento.',
    verdicts: {
      allow: 'Leer siempre',
      block: 'No leer nunca',
    },
    noVerdict: 'Automático',
    fewer: 'Mostrar menos',
    all: (count: string) => `Mostrar los ${count}`,
    remove: 'Quitar',
    receipts: (receipts: ReactNode, emails: string) => sentence`${receipts} de ${emails}`,
    receiptsTitle: 'Recibos entre todos los correos',
    actions: (sender: string) => `Acciones para ${sender}`,
    rule: 'Correo electrónico o dominio',
    ruleExample: 'ofertas@tienda.com',
  },
  unsure: {
    title: 'Requiere atención',
    failed: 'No se pudieron leer los correos de nuevo. Inténtalo en un momento.',
    emails: emailCount,
    readAgain: (emails: number) =>
      plural(emails, { one: 'Leyendo # correo de nuevo.', other: 'Leyendo # correos de nuevo.' }),
    waiting: (emails: number, link: ReactNode) =>
      sentence`${link} ${plural(emails, { one: 'espera', other: 'esperan' })} tu revisión.`,
    choices: (receipts: number) => `${chargeless(receipts)}.`,
    both: (emails: number, link: ReactNode, receipts: number) =>
      sentence`${link} ${plural(emails, { one: 'espera', other: 'esperan' })} tu revisión, y ${chargeless(receipts)}.`,
    unread: (emails: ReactNode) => sentence`${emails} sin poder leerse. Cada uno muestra el motivo.`,
    tryAgain: 'Reintentar',
    skipped: (emails: number, link: ReactNode) =>
      sentence`${link} ${plural(emails, { one: 'omitido', other: 'omitidos' })}: promociones, duplicados y eliminados.`,
    readToo: 'Leerlos de todos modos',
    earlier: (emails: number) =>
      plural(emails, {
        one: '# correo se leyó con una versión anterior. Tus decisiones se conservan.',
        other: '# correos se leyeron con una versión anterior. Tus decisiones se conservan.',
      }),
    again: 'Leer de nuevo',
  },
};

function chargeless(receipts: number): string {
  return plural(receipts, {
    one: '# recibo necesita que elijas su cargo',
    other: '# recibos necesitan que elijas su cargo',
  });
}

function emailCount(emails: number): string {
  return plural(emails, { one: '# correo', other: '# correos' });
}
