import type { texts as english } from '../en/errors.ts';

/** What each failure says where nothing more exact is known. */
export const texts: typeof english = {
  BadRequest: 'No se pudo leer la solicitud. No cambió nada.',
  ValidationFailed: 'Algunos valores no son válidos. Revísalos e inténtalo de nuevo.',
  Unauthorized: 'Inicia sesión de nuevo.',
  Forbidden: 'No tienes acceso a esto.',
  ReauthRequired: 'Confirma tu identidad. Inicia sesión de nuevo para continuar.',
  NotFound: 'No encontrado.',
  MethodNotAllowed: 'Esta dirección no admite ese método.',
  Conflict: 'Esto cambió. Vuelve a cargar la página e inténtalo de nuevo.',
  PayloadTooLarge: 'Es demasiado grande.',
  StorageFull: 'Tu almacenamiento está lleno. Elimina los correos que ya no necesites e inténtalo de nuevo.',
  UnsupportedMediaType: 'Ese tipo de contenido no se admite.',
  MisdirectedRequest: 'Este servidor no usa ese nombre de host. Abre Fettle en su dirección pública.',
  UnreadableFile: 'No se pudo leer este archivo.',
  TooManyRequests: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  InternalError: 'Algo salió mal. Tus datos están a salvo. Inténtalo de nuevo en un momento.',
  NotConfigured: 'Esto no está configurado en este servidor.',
  ProviderError: 'El proveedor envió una respuesta inesperada. Inténtalo de nuevo en un momento.',
  Unavailable: 'Fettle está ocupado o iniciando. Inténtalo de nuevo en un momento.',
  ProviderTimeout: 'El proveedor tardó demasiado en responder. Inténtalo de nuevo en un momento.',
};
