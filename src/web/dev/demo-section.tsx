import type { ReactNode } from 'react';

/** A page section with a heading. */
export function DemoSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t pt-6">
      <h2 className="font-serif text-24">{title}</h2>
      {children}
    </section>
  );
}

/** One component with its name and states. */
export function Example({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-mono text-12 text-muted">{name}</h3>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </div>
  );
}
