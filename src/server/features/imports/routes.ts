import type { Handlers } from '../../http/call.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { confirmImport } from './confirm-import.ts';
import { createImport } from './create-import.ts';
import { listImports } from './list-imports.ts';
import { mapImportColumns } from './map-import-columns.ts';
import { findPreview } from './query.ts';
import type { Preview } from './stored-import.ts';
import { translatePreview } from './translate-preview.ts';
import { discardImport } from './undo-import.ts';

/** Handlers for statement files. */
export function importRoutes(services: Services) {
  const shown = <Shown extends Preview>(userId: string, preview: Shown) =>
    translatePreview(services, userId, preview);
  return {
    listImports: ({ userId, query }) => listImports(services, userId, query),
    createImport: async ({ userId, bytes, query, signal }) =>
      shown(userId, await createImport(services, userId, bytes, query, signal)),
    getImport: async ({ userId, params }) => {
      const preview = await services.db.readAs(userId, (db) => findPreview(db, fromWire(params.importId)));
      if (!preview) throw notFound();
      return shown(userId, preview);
    },
    mapImportColumns: async ({ userId, params, body, signal }) =>
      shown(userId, await mapImportColumns(services, userId, params.importId, body, signal)),
    confirmImport: async ({ userId, params, body }) =>
      shown(userId, await confirmImport(services, userId, params.importId, body)),
    discardImport: async ({ userId, params }) => {
      await discardImport(services, userId, params.importId);
      return { done: true };
    },
  } satisfies Partial<Handlers>;
}
