import { useId } from 'react';
import { t } from '@/texts';
import { useMayDiscard } from '@/ui/use-may-discard';
import { type ImportKind, useImportKind } from './use-import-kind';

const KINDS: readonly { kind: ImportKind; label: () => string; says: () => string }[] = [
  {
    kind: 'season',
    label: () => t.seasonImport.whole_season(),
    says: () => t.seasonImport.teams_games_and_statistics_three_files(),
  },
  {
    kind: 'roster',
    label: () => t.seasonImport.roster_alone(),
    says: () => t.seasonImport.players_of_a_league_one_file(),
  },
];

/** Asks what is to be imported; the answer is in the address. */
export function ImportChoice() {
  const id = useId();
  const [chosen, choose] = useImportKind();
  const mayDiscard = useMayDiscard();
  const change = async (kind: ImportKind): Promise<void> => {
    if (await mayDiscard()) choose(kind);
  };
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t.seasonImport.what_to_import()}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {KINDS.map(({ kind, label, says }) => (
          <div
            key={kind}
            className="relative flex items-start gap-3 rounded-lg border border-line-strong bg-surface px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              id={`${id}-${kind}`}
              name={id}
              checked={chosen === kind}
              onChange={() => void change(kind)}
              aria-describedby={`${id}-${kind}-says`}
              className="relative z-1 size-6 shrink-0 accent-(--accent-solid)"
            />
            <span className="min-w-0">
              <label htmlFor={`${id}-${kind}`} className="font-semibold after:absolute after:inset-0">
                {label()}
              </label>
              <span id={`${id}-${kind}-says`} className="block text-sm text-ink">
                {says()}
              </span>
            </span>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
