const DATABASE = 'fettle-offline';
const COPIES = 'copies';
/** A browser whose storage does not answer is one without copies: nothing may wait for it. */
const READ_WITHIN_MS = 2_000;

/** Counts the wipes: what somebody who left still had on its way is not written any more. */
let owner = 0;

/** What was kept in this browser under a name; undefined when there is nothing or storage is closed to us. */
export async function readCopy(name: string): Promise<unknown> {
  const found = withCopies('readonly', (copies) => copies.get(name)).catch(() => undefined);
  return Promise.race([found, new Promise((resolve) => setTimeout(resolve, READ_WITHIN_MS))]);
}

/** Keeps a value in this browser for times without a network. */
export async function saveCopy(name: string, value: unknown): Promise<void> {
  const mine = owner;
  await withCopies('readwrite', (copies) => (mine === owner ? copies.put(value, name) : null)).catch(
    () => undefined,
  );
}

/** Forgets everything that was kept. */
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
      transaction.onabort = () => reject(transaction.error ?? new Error('The copy was not kept.'));
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
    opening.onerror = () => reject(opening.error ?? new Error('Storage is closed.'));
  });
}
