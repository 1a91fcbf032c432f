import type { ComponentProps } from 'react';

/** A row of a grid whose rows are drawn only where they are in sight; a table element cannot do that. */
export function GridRow(props: Omit<ComponentProps<'div'>, 'role'>) {
  // biome-ignore lint/a11y/useSemanticElements: rows stand at computed places, which table rows cannot.
  return <div {...props} role="row" tabIndex={-1} />;
}

export function GridCell(props: Omit<ComponentProps<'div'>, 'role'>) {
  // biome-ignore lint/a11y/useSemanticElements: cells of such a row.
  return <div {...props} role="gridcell" tabIndex={-1} />;
}
