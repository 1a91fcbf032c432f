/** The calendar address on the Subscriptions screen. */
export const texts: typeof import('../en/calendar-feed.ts').texts = {
  title: 'Suscríbete en tu calendario',
  offered:
    'Vencimientos y fines de prueba de los próximos 12 meses, en el calendario de Google, Apple u Outlook.',
  create: 'Crear dirección',
  on: (day: string) => `Activado desde el ${day}. La dirección no se puede volver a mostrar.`,
  address: 'Dirección del calendario',
  once: 'Solo se muestra ahora. Quien la tenga puede ver estos nombres, fechas y montos.',
  howTo: 'En Google Calendar, pégala en Otros calendarios, Desde URL.',
  localOnly: 'Solo las apps de esta computadora pueden conectarse a este servidor.',
  open: 'Abrir en la app de calendario',
  questions: {
    renew: {
      action: 'Nueva dirección',
      title: '¿Crear una nueva dirección?',
      effect: 'La dirección actual deja de funcionar. Los calendarios que la usan necesitan la nueva.',
    },
    turnOff: {
      action: 'Desactivar',
      title: '¿Desactivar la dirección del calendario?',
      effect: 'La dirección deja de funcionar. Los calendarios que la usan ya no se actualizan.',
    },
  },
  keep: 'Mantener dirección',
  created: 'Dirección creada.',
  turnedOff: 'Dirección del calendario desactivada.',
  failed: 'No se pudo cambiar la dirección del calendario.',
  loadFailed: 'No se pudo cargar la dirección de tu calendario.',
  retry: 'Reintentar',
};
