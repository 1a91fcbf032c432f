/** A SQL expression for each key of `T`, also for optional keys. */
type Expressions<T> = { readonly [K in keyof T & string]-?: string };

/** The default instead of `object`, which would accept any keys: a call must state its type. */
interface Unstated {
  readonly 'the type that the object is read as': never;
}

/**
 * SQL for a JSON object that is read as `T`: `json_build_object('key', expression, …)`, in the order of the keys. A
 * missing, extra or misspelled key does not compile. The types of the expressions are not checked.
 */
export function jsonObject<T extends object = Unstated>(values: NoInfer<Expressions<T>>): string {
  return `json_build_object(${listPairs(values)})`;
}

/** The same as `jsonb`. */
export function jsonbObject<T extends object = Unstated>(values: NoInfer<Expressions<T>>): string {
  return `jsonb_build_object(${listPairs(values)})`;
}

function listPairs(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([key, expression]) => `'${key}', ${expression}`)
    .join(', ');
}
