import { MapPin } from 'lucide-react';
import type { PlayKind } from '@domain/plays/play-kind';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import type { Action } from '../entry/actions';

const TONES: Record<Action['tone'], string> = {
  made: 'court-made',
  missed: 'court-missed',
  foul: 'court-foul',
  plain: '',
};

interface Props {
  actions: readonly Action[];
  selected: PlayKind | null;
  /** What the place on the court speaks for. */
  proposed: readonly PlayKind[];
  /** The button that shows the court, on a phone; null where there is none. */
  onCourt: (() => void) | null;
  onAction: (kind: PlayKind) => void;
  /** What a phone has here, and larger screens with the players. */
  more: readonly { label: string; name: string; onTap: () => void }[];
}

/** What happened, a row for each group. */
export function ActionPad({ actions, selected, proposed, onCourt, onAction, more }: Props) {
  const rows = rowsOf(actions);
  const shortest = rows.findLastIndex((row) => row[0]!.tone !== 'made' && row.length < 4);
  return (
    <section
      aria-label={t.plays.what_happened()}
      // A court above it takes what the actions leave.
      className={cn('flex min-h-0 flex-1 flex-col gap-1.5 overflow-y-auto', onCourt !== null && 'md:flex-initial')}
    >
      {rows.map((row, index) => (
        <div key={index} className="flex min-h-11 flex-1 gap-1.5 md:max-h-20">
          {row.map(({ kind, name, short, key, tone }) => (
            <button
              key={kind}
              type="button"
              aria-label={name}
              aria-pressed={kind === selected}
              aria-keyshortcuts={key === '' ? undefined : key.toUpperCase()}
              onClick={() => onAction(kind)}
              className={cn(
                'court-action',
                TONES[tone],
                tone === 'made' && 'text-lg',
                proposed.includes(kind) && 'ring-3 ring-accent ring-inset',
              )}
            >
              {short}
              {key !== '' && (
                <kbd
                  aria-hidden="true"
                  className="absolute right-1.5 bottom-0.5 hidden text-[0.6875rem] opacity-70 lg:inline"
                >
                  {key.toUpperCase()}
                </kbd>
              )}
            </button>
          ))}
          {index === Math.max(shortest, 0) &&
            more.map(({ label, name, onTap }) => (
              <button
                key={label}
                type="button"
                aria-label={name}
                onClick={onTap}
                className="court-action text-muted md:hidden"
              >
                {label}
              </button>
            ))}
          {index === 0 && onCourt !== null && (
            <button
              type="button"
              aria-label={t.plays.where_the_shot_was_taken()}
              onClick={onCourt}
              className="court-action md:hidden"
            >
              <MapPin aria-hidden="true" size={20} />
            </button>
          )}
        </div>
      ))}
    </section>
  );
}

const ORDER: readonly Action['tone'][] = ['made', 'missed', 'plain', 'foul'];

/** Rows of what looks alike, of up to five buttons each. */
function rowsOf(actions: readonly Action[]): Action[][] {
  return ORDER.flatMap((tone) => {
    const group = actions.filter((action) => action.tone === tone);
    const rows = Math.ceil(group.length / (tone === 'plain' ? 4 : 5));
    const length = Math.ceil(group.length / rows);
    return Array.from({ length: rows }, (_row, index) => group.slice(index * length, (index + 1) * length));
  });
}
