import { type ComponentType, Fragment, Suspense, useState } from 'react';
import { ErrorBoundary } from '@/app/error-boundary';
import { useStatFormat } from '@/app/stat-format';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { hasLongName } from '@/ui/has-long-name';
import { PageSkeleton } from '@/ui/skeleton';
import { TableFrame } from '@/ui/table-frame';
import { breakdownColumns, type SeasonStats, seasonValue } from './breakdown-columns';

/** A season of a player whose games are wanted. */
export interface OpenedSeason {
  playerId: string;
  season: { id: string; name: string };
}

interface Props {
  seasons: readonly SeasonStats[];
  playerId: string;
  /** What a season's row opens to. */
  Games: ComponentType<OpenedSeason>;
}

/** Totals per season; a season's row opens to its games. */
export function SeasonBreakdown({ seasons, playerId, Games }: Props) {
  const format = useStatFormat();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  if (seasons.length === 0) return <EmptyState title={t.players.no_games_available()} />;
  const columns = breakdownColumns(seasons);
  const toggle = (index: number): void =>
    setOpen(
      (before) => new Set(before.has(index) ? [...before].filter((other) => other !== index) : [...before, index]),
    );
  return (
    <TableFrame label={t.players.season_breakdown()}>
      <table className="table" data-sticky="true" data-long={hasLongName(seasons) || undefined}>
        <caption className="sr-only">{t.players.season_breakdown()}</caption>
        <thead>
          <tr>
            <th scope="col">{t.common.season()}</th>
            <th scope="col" className="number">
              <abbr title={t.players.games_played()} className="no-underline">
                {t.players.gp()}
              </abbr>
            </th>
            {columns.map(({ abbreviation, name }) => (
              <th key={abbreviation} scope="col" className="number">
                <abbr title={statName(name)} className="no-underline">
                  {abbreviation}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seasons.map((row, index) => (
            <Fragment key={`${row.season?.id ?? ''}-${row.team?.id ?? ''}-${index}`}>
              <tr>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button in it has text */}
                <th scope="row" className="short-name">
                  <button
                    type="button"
                    aria-expanded={open.has(index)}
                    onClick={() => toggle(index)}
                    className="flex items-center gap-2 text-left"
                  >
                    <span aria-hidden="true" className="w-3 text-xs text-muted">
                      {open.has(index) ? '▼' : '▶'}
                    </span>
                    <span>
                      {row.season?.name ?? t.players.no_season()}
                      {row.team && <span className="block text-xs font-normal text-muted">{row.team.name}</span>}
                    </span>
                  </button>
                </th>
                <td className="number">{row.gamesPlayed}</td>
                {columns.map((column) => (
                  <td key={column.abbreviation} className="number">
                    {format.stat(seasonValue(row, column.abbreviation), column)}
                  </td>
                ))}
              </tr>
              {open.has(index) && row.season && (
                <tr>
                  <td colSpan={columns.length + 2} className="p-0!">
                    <Opened Games={Games} playerId={playerId} season={row.season} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** Where its part of the program does not come, it says so in the row. */
function Opened({ Games, ...of }: OpenedSeason & { Games: ComponentType<OpenedSeason> }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageSkeleton rows={3} />}>
        <Games {...of} />
      </Suspense>
    </ErrorBoundary>
  );
}
