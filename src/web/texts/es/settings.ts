import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** Settings: frame, mailboxes, notifications, profile, privacy, account deletion. */
export const texts: typeof import('../en/settings.ts').texts = {
  title: 'Configuración',
  back: 'Volver al panel',
  tabs: {
    dataSources: 'Fuentes de datos',
    notifications: 'Notificaciones',
    account: 'Cuenta',
    privacy: 'Privacidad y seguridad',
  },
  refresh: {
    hint: 'Volver a cargar la configuración',
    label: 'Actualizar',
  },
  loading: {
    title: 'Cargando...',
    waitsFor: 'Cargando tus conexiones.',
  },
  failure: {
    title: 'No se pudo cargar tu configuración',
    message: (reason: string) => `Error: ${reason}`,
    unknown: 'La solicitud falló',
    meaning: 'No cambió nada.',
    retry: 'Reintentar',
  },
  gmail: {
    title: 'Gmail',
    disconnect: 'Desconectar',
    connect: 'Conectar Gmail',
    explained: 'Fettle solo puede leer correo, y lo hace en este equipo.',
    unnamed: 'Tu buzón',
    needsYou: 'Requiere atención',
    connected: 'Conectado',
    broken: 'Google terminó el acceso de Fettle. Reconecta para continuar.',
    reconnect: 'Reconectar',
  },
  mailboxes: {
    title: 'Otros buzones',
    explained:
      'Conecta cualquier buzón IMAP o sube archivos de correo. Los correos duplicados cuentan una vez.',
    anotherGmail: 'Agregar cuenta de Gmail',
  },
  sandbox: {
    title: 'Datos de prueba',
    explained: 'Las conexiones de prueba usan datos de ejemplo. Nunca cuentan en tus totales reales.',
    remove: 'Quitar datos de prueba',
    removed: 'Datos de prueba quitados.',
    failed: 'No se pudieron quitar los datos de prueba.',
  },
  notifications: {
    channels: 'Envío',
    topics: 'Temas',
    email: {
      label: 'Notificaciones por correo',
      hint: 'Se envían al correo con el que inicias sesión.',
    },
    push: {
      label: 'Notificaciones push',
      hint: 'Se envían a los dispositivos que agregues. Nunca muestran nombres de artículos.',
    },
    weeklyReports: {
      label: 'Informes semanales',
      hint: 'Tu gasto, tus ingresos y los cambios, cada lunes.',
    },
    transactionAlerts: {
      label: 'Alertas de transacciones',
      hint: 'Cargos grandes, saldos bajos, sueldos, reembolsos y renovaciones.',
    },
    healthInsights: {
      label: 'Información de salud',
      hint: 'Nuevos artículos reclamables y comprobantes que faltan.',
    },
  },
  counting: {
    title: 'Categorías',
    itemCategories: {
      label: 'Usar los artículos del recibo para las categorías',
      hint: 'Las transacciones cuentan por los artículos de sus recibos; tus propios cambios se conservan.',
    },
  },
  privacy: {
    title: 'Uso compartido',
    stored: 'Correos guardados',
    promise: 'Fettle nunca comparte ni vende lo que encuentra en tu correo.',
    dataSharing: {
      label: 'Compartir datos',
      hint: 'Ofrece a otros en este servidor los nombres de comercios que corriges, sin tu nombre.',
    },
    analytics: {
      label: 'Estadísticas',
      hint: 'Cuenta las pantallas y funciones que usas, solo en este servidor. Al desactivar se borran los conteos.',
    },
    marketingEmails: {
      label: 'Correos de novedades',
      hint: 'Recibe por correo las novedades de cada versión.',
    },
    thirdPartySharing: {
      label: 'Compartir con terceros',
      hint: 'Envía texto de correos a un modelo externo cuando Fettle duda.',
    },
  },
  exporting: {
    title: 'Tus datos',
    explained: 'Un archivo ZIP con tus transacciones, recibos, correos, decisiones y configuración.',
    action: 'Exportar todo',
    packing: 'Preparando…',
    purpose: 'La exportación contiene todos tus datos. Inicia sesión de nuevo para descargarla.',
    confirm: 'Confirmar y descargar',
    done: 'Exportación descargada.',
    failed: 'No se pudo crear la exportación. Inténtalo de nuevo en un momento.',
  },
  toggle: {
    notSaved: (retry: ReactNode) => sentence`No se guardó · ${retry}`,
    retry: 'Reintentar',
    retryOf: (label: string) => `: ${label}`,
  },
  profile: {
    title: 'Información del perfil',
    edit: 'Editar',
    name: 'Nombre',
    email: 'Correo electrónico',
    emailHint: 'Inicias sesión con este correo.',
    currency: 'Moneda',
    currencyHint: 'Los totales incluyen solo transacciones en esta moneda.',
    timeZone: 'Zona horaria',
    dates: 'Fechas',
    datesHint: 'Las listas, los períodos y los totales usan esta fecha.',
    datesBy: { purchase: 'Día de la compra', posting: 'Fecha de registro' },
    nameMissing: 'Escribe un nombre.',
    save: 'Guardar',
    cancel: 'Cancelar',
    saved: 'Perfil guardado.',
    notSaved: (reason: string) => `No se guardó. ${reason}`,
    tryAgain: 'Inténtalo de nuevo en un momento.',
  },
  address: {
    linkSent: (address: string) => `Enviamos un enlace a ${address}.`,
    linkFailed: 'No se pudo enviar el enlace. Inténtalo de nuevo en un momento.',
    confirm: 'Confirmar correo',
    change: 'Cambiar correo',
  },
  session: {
    title: 'Sesión',
    explained: 'Cierra tu sesión y borra los datos de Fettle de este navegador.',
    signOut: 'Cerrar sesión',
  },
  leaving: {
    title: 'Eliminar cuenta',
    explained:
      'Elimina de Fettle tu perfil, transacciones, recibos y correos, y desconecta tus bancos y buzones.',
    delete: 'Eliminar cuenta',
    question:
      '¿Eliminar tu cuenta? Se borran todos tus datos y se desconectan tus bancos y buzones. Es irreversible.',
    done: 'Cuenta eliminada.',
    failed: 'No se pudo eliminar la cuenta. Inténtalo de nuevo más tarde.',
    confirm: 'Confirmar y eliminar',
    purpose: 'Por tu seguridad, confirma tu identidad antes de eliminar tu cuenta.',
  },
  identity: {
    title: 'Confirma tu identidad',
  },
};
