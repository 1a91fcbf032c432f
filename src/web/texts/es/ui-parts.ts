/** Texts of shared components that not every page uses. */
export const texts: typeof import('../en/ui-parts.ts').texts = {
  sandbox: 'Prueba',
  live: 'Real',
  environment: 'Datos mostrados',
  chart: {
    view: 'Mostrar como',
    drawing: 'Gráfico',
    table: 'Tabla',
  },
  soFar: 'hasta hoy',
  noOption: 'Sin resultados',
  closeList: 'Cerrar lista',
  searchIn: (label: string) => `Buscar: ${label}`,
  typeToFind: 'Escribe para buscar',
  likely: 'Más probables',
  clearSearch: 'Borrar búsqueda',
  timeZone: 'Zona horaria',
  controlKey: 'Ctrl',
  loadFailed: {
    meaning: 'No cambió nada.',
    unknown: 'Ocurrió un error inesperado.',
    retry: 'Reintentar',
  },
  confidence: {
    sure: 'seguro',
    likely: 'probable',
    unsure: 'dudoso',
    figure: (percent: string) => `${percent} de certeza`,
  },
  email: {
    missing: 'No se pudo cargar este correo',
    missingMeaning: 'No está guardado aquí y ningún buzón lo ofrece. Los datos extraídos están a salvo.',
    tooComplex: 'Este correo es demasiado complejo para mostrarlo. Este es su texto.',
    tooComplexAlone: 'Este correo es demasiado complejo para mostrarlo',
    titleOf: (subject: string) => `Correo: ${subject}`,
    next: (title: string) => `${title}, siguiente`,
  },
};
