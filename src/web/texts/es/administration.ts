import { plural } from '../plural.ts';

/** Administration: accounts, invitations and the server's health. */
export const texts: typeof import('../en/administration.ts').texts = {
  entry: {
    title: 'Administración',
    explained: 'Administra cuentas e invitaciones, y revisa el estado de este servidor.',
    open: 'Abrir administración',
  },
  back: 'Volver a Cuenta',
  loading: 'Cargando...',
  waitsFor: 'Cargando las cuentas y el estado del servidor.',
  failed: 'No se pudo cargar esta página. Inténtalo de nuevo en un momento.',
  notDone: 'Eso no funcionó. Inténtalo de nuevo en un momento.',
  confirm: {
    purpose: 'Por seguridad, confirma tu identidad antes de cambiar una cuenta.',
  },
  users: {
    title: 'Cuentas',
    caption: 'Cuentas de este servidor',
    columns: { account: 'Cuenta', since: 'Creada', actions: 'Acciones' },
    administrator: 'Administrador',
    disabled: 'Inhabilitada',
    disable: 'Inhabilitar',
    enable: 'Habilitar',
    remove: 'Eliminar',
    of: (email: string) => ` ${email}`,
    wasDisabled: 'Cuenta inhabilitada. Sus sesiones terminaron.',
    wasEnabled: 'Cuenta habilitada.',
    wasRemoved: 'Cuenta eliminada.',
    question: (email: string) =>
      `¿Eliminar ${email}? Se borran todos sus datos y se desconectan sus bancos y buzones. Es irreversible.`,
    privacy: 'Aquí nunca ves los datos financieros de nadie.',
  },
  invitations: {
    title: 'Invitaciones',
    caption: 'Invitaciones abiertas',
    columns: { email: 'Correo', until: 'Válida hasta', actions: 'Acciones' },
    none: 'No hay invitaciones abiertas.',
    email: 'Correo electrónico',
    invite: 'Enviar invitación',
    missing: 'Escribe un correo electrónico.',
    emailed: (email: string) => `Invitación enviada a ${email}.`,
    link: 'Comparte este enlace. Se muestra una sola vez.',
    revoke: 'Revocar',
    revoked: 'Invitación revocada.',
    closed: 'Configura REGISTRATION como “invitation” para que las invitaciones funcionen.',
  },
  health: {
    title: 'Estado del servidor',
    jobs: 'Tareas en segundo plano',
    columns: { job: 'Tarea', waiting: 'En espera', running: 'En curso', failed: 'Con error' },
    failures: 'Errores recientes',
    failureColumns: { when: 'Cuándo', job: 'Tarea', code: 'Código' },
    noFailures: 'Ninguna tarea ha fallado desde que se inició el servidor.',
    undelivered: 'Correos sin entregar',
    storage: 'Tamaño de la base de datos',
    versions: 'Versiones',
    versionsOf: (app: string, node: string, database: string, migration: string) =>
      `Fettle ${app} · Node ${node} · PostgreSQL ${database} · ${migration}`,
    emails: (emails: number) => plural(emails, { one: '# correo', other: '# correos' }),
  },
};
