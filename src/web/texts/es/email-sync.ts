import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Reading email, and connecting Gmail. */
export const texts: typeof import('../en/email-sync.ts').texts = {
  start: {
    gmail: 'Sincronizar Gmail',
    email: 'Sincronizar correo',
  },
  running: 'Sincronizando...',
  lastRead: (ago: ReactNode) => sentence`Última sincronización: ${ago}`,
  progress: 'Sincronización del correo',
  found: (emails: number) => plural(emails, { one: '# correo encontrado', other: '# correos encontrados' }),
  settingUp: {
    gmail: 'Preparando los servicios de Gmail',
    email: 'Preparando los servicios de correo',
  },
  complete: {
    title: '¡Sincronización completa!',
    processed: 'Correos procesados',
    purchases: 'Compras encontradas',
    transactions: 'Transacciones creadas',
  },
  failed: {
    title: 'La sincronización falló',
    meaning: 'Tus resultados anteriores están a salvo. La próxima sincronización continúa desde aquí.',
    unknown: 'La sincronización falló',
  },
  consent: {
    refused: 'Gmail no se conectó porque no se permitió el acceso.',
    incomplete: 'Gmail no se conectó. Inténtalo de nuevo y permite que Fettle lea tu correo.',
    late: 'La solicitud venció. Conecta Gmail de nuevo.',
    failed: 'No se pudo conectar Gmail. Inténtalo de nuevo en un momento.',
    done: 'Gmail conectado.',
    unreachable: 'Gmail no responde. Inténtalo de nuevo en un momento.',
  },
};
