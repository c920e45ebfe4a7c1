import { Checkbox } from '@/ui/checkbox';
import { counted } from '@/lib/counted';
import type { ImportAbsentFragment } from './season-import.generated';

interface Props {
  missing: ImportAbsentFragment;
  removes: boolean;
  onRemoves: (removes: boolean) => void;
}

/**
 * What the season has from an earlier import and the files no longer hold, and whether it shall go. Nothing when
 * nothing is missing.
 */
export function MissingRows({ missing, removes, onRemoves }: Props) {
  const { games, lines, names, more } = missing;
  if (games + lines === 0) return null;
  const things = [games > 0 ? [counted(games, 'game')] : [], lines > 0 ? [counted(lines, 'line')] : []]
    .flat()
    .join(' and ');
  return (
    <div className="flex flex-col gap-2">
      <p>
        The season has {things} of an earlier import that these files no longer hold. They stay unless you choose to
        remove them:
      </p>
      <NamesOf names={names} more={more} />
      <Checkbox
        label={`Remove these ${things}`}
        checked={removes}
        onChange={({ target }) => onRemoves(target.checked)}
      />
    </div>
  );
}

/** Rows by name. */
export function NamesOf({ names, more }: Pick<ImportAbsentFragment, 'names' | 'more'>) {
  return (
    <ul className="list-disc pl-5">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {more > 0 && <li>and {more.toLocaleString()} more</li>}
    </ul>
  );
}
