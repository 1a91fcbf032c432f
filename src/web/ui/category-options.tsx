import { CATEGORY_GROUPS } from '../lib/format/category-groups.ts';

/** Categories as the options of a select, under the names of their groups; only those that may be chosen. */
export function CategoryOptions({ mayBe = () => true }: { readonly mayBe?: (category: string) => boolean }) {
  return CATEGORY_GROUPS.map(({ primary, title, options }) => {
    const own = options.filter(({ id }) => mayBe(id));
    if (own.length === 0) return null;
    return (
      <optgroup key={primary} label={title}>
        {own.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </optgroup>
    );
  });
}
