import { streakText } from '@/lib/streak-text';

/** How many games a form is made of. */
const GAMES = 10;

/** The last ten results as marks, newest last: a filled square for a win, an outlined one for a defeat. */
export function RecentForm({ results }: { results: string }) {
  const last = Array.from(results.slice(-GAMES));
  if (last.length === 0) return null;
  return (
    <span className="inline-flex gap-0.5 align-middle">
      <span className="sr-only">{last.map(streakText).join(' ')}</span>
      {last.map((result, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={`size-2 rounded-[1px] border ${result === 'W' ? 'border-success bg-success' : 'border-danger'}`}
        />
      ))}
    </span>
  );
}
