import { Badge } from './badge.tsx';

/** Match reasons, each as a chip. */
export function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {reasons.map((reason) => (
        <Badge key={reason}>{reason}</Badge>
      ))}
    </span>
  );
}
