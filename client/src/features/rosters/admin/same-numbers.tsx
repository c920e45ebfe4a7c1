import { TriangleAlert } from 'lucide-react';
import { sameNumbers, type WornNumber } from './worn-numbers';

/** Warns of two of one number on a team. It is allowed, and mostly a slip. */
export function SameNumbers({ roster }: { roster: readonly WornNumber[] }) {
  const sentences = sameNumbers(roster);
  if (sentences.length === 0) return null;
  return (
    <p
      role="status"
      className="flex items-start gap-2 border-b border-line bg-warning-soft px-4 py-2 text-sm font-medium text-warning"
    >
      <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <span>{sentences.join(' ')}</span>
    </p>
  );
}
