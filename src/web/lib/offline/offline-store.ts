const DATABASE = 'fettle-offline';
const COPIES = 'copies';
/** If storage doesn't respond in time, continue without copies. */
const READ_WITHIN_MS = 2_000;

/** Incremented on each clear, so that pending writes of a signed-out user are dropped. */
let owner = 0;

/** Reads a stored value; undefined if there is none or storage is unavailable. */
export async function readCopy(name: string): Promise<unknown> {
  const found = withCopies('readonly', (copies) => copies.get(name)).catch(() => undefined);
  return Promise.race([found, new Promise((resolve) => setTimeout(resolve, READ_WITHIN_MS))]);
}

/** Stores a value in this browser for offline use. */
export async function saveCopy(name: string, value: unknown): Promise<void> {
  const mine = owner;
  await withCopies('readwrite', (copies) => (mine === owner ? copies.put(value, name) : null)).catch(
    () => undefined,
  );
}

/** Deletes all stored values. */
export async function clearCopies(): Promise<void> {
  owner += 1;
  await withCopies('readwrite', (copies) => copies.clear()).catch(() => undefined);
}

async function withCopies<Result>(
  mode: IDBTransactionMode,
  act: (copies: IDBObjectStore) => IDBRequest<Result> | null,
): Promise<Result | undefined> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(COPIES, mode);
      const request = act(transaction.objectStore(COPIES));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('Failed to save the offline copy.'));
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(COPIES);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('Storage is unavailable.'));
  });
}
