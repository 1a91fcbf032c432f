import type { ComponentProps } from 'react';

/** A row of a virtualized grid, which a table element can't be. */
export function GridRow(props: Omit<ComponentProps<'div'>, 'role'>) {
  // biome-ignore lint/a11y/useSemanticElements: rows have computed positions, which table rows can't have.
  return <div {...props} role="row" tabIndex={-1} />;
}

export function GridCell(props: Omit<ComponentProps<'div'>, 'role'>) {
  // biome-ignore lint/a11y/useSemanticElements: cells of such a row.
  return <div {...props} role="gridcell" tabIndex={-1} />;
}
