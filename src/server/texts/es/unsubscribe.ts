import { APP_NAME } from '../../lib/config.ts';
import type { texts as english } from '../en/unsubscribe.ts';
import type { UnsubscribeScope } from '../mail-words.ts';

const UNSUBSCRIBING: Readonly<Record<UnsubscribeScope, { title: string; done: string; still: string }>> = {
  weekly: {
    title: '¿Desactivar los informes semanales?',
    done: 'Los informes semanales están desactivados.',
    still: `Las demás notificaciones siguen activadas. Puedes volver a activar los informes en ${APP_NAME}.`,
  },
  email: {
    title: '¿Desactivar las notificaciones por correo?',
    done: 'Las notificaciones por correo están desactivadas.',
    still: `Las notificaciones siguen apareciendo en ${APP_NAME}. Ahí puedes volver a activar los correos.`,
  },
  news: {
    title: '¿Desactivar los correos de novedades?',
    done: 'Los correos de novedades están desactivados.',
    still: `Los demás correos siguen igual. Puedes volver a activar las novedades en ${APP_NAME}.`,
  },
};

/** The page behind the unsubscribe link. */
export const texts: typeof english = {
  of: (scope) => UNSUBSCRIBING[scope],
  confirm: 'Desactivar',
  settings: 'Configuración',
  invalid: {
    title: 'Este enlace está incompleto.',
    detail: 'No cambió nada. Abre Configuración para cambiar tus notificaciones.',
  },
};
