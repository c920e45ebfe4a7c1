import { Checkbox } from '@/ui/checkbox';
import { t } from '@/texts';
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
  const things = [
    games > 0 ? [t.seasonImport.games({ games })] : [],
    lines > 0 ? [t.seasonImport.lines({ lines })] : [],
  ]
    .flat()
    .join(t.seasonImport.and());
  return (
    <div className="flex flex-col gap-2">
      <p>{t.seasonImport.the_season_has_of_an_earlier_import_that({ things })}</p>
      <NamesOf names={names} more={more} />
      <Checkbox
        label={t.seasonImport.remove_these({ things })}
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
      {names.map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two games may be called alike, and the list stays as it is
        <li key={index}>{name}</li>
      ))}
      {more > 0 && <li>{t.seasonImport.and_more({ more })}</li>}
    </ul>
  );
}
