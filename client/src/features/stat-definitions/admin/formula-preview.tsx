import { formatDate } from '@/lib/dates';
import { useStatFormat } from '@/app/stat-format';
import { Skeleton } from '@/ui/skeleton';
import { previewRows } from './preview-values';
import { formulaProblem, type StatisticValues } from './statistic-form';
import type { EditableStatFragment } from './stats.generated';
import { usePreviewGamesQuery, usePreviewLinesQuery } from './stats.hooks.generated';

interface Props {
  sportId: string;
  values: StatisticValues;
  /** Those of the sport, without the statistic itself. */
  stats: readonly EditableStatFragment[];
}

/** What the formula makes of the latest game with a result, player by player. */
export function FormulaPreview({ sportId, values, stats }: Props) {
  const format = useStatFormat();
  const games = usePreviewGamesQuery();
  const game = games.data?.me?.actingFor?.games.nodes.find(({ season }) => season?.sport.id === sportId);
  const lines = usePreviewLinesQuery({ variables: { gameId: game?.id ?? '' }, skip: !game });
  if (games.loading || lines.loading) return <Skeleton className="h-24" />;
  const read = lines.data?.me?.actingFor?.game;
  if (!game || !read)
    return <p className="text-sm text-muted">The preview needs a game with a result, and there is none yet.</p>;
  const sides = [read.home, read.away];
  const isRight = formulaProblem(values, stats) === null;
  const rows = isRight
    ? sides.flatMap((side) => previewRows(side, stats, values).map((row) => ({ ...row, side })))
    : [];
  const title = `${game.awayTeam.name} at ${game.homeTeam.name}, ${formatDate(game.date)}`;
  return (
    <section aria-label="Preview" className="rounded-md border border-line">
      <p className="border-b border-line px-3 py-2 text-sm text-muted">
        Preview: <span className="font-semibold text-ink">{title}</span>
      </p>
      {rows.length === 0 ? (
        <p className="px-3 py-2 text-sm text-muted">
          {isRight ? 'Nobody has a value in this game.' : 'It shows each player’s value once the formula is right.'}
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
        <div className="max-h-56 overflow-y-auto" tabIndex={0} role="group" aria-label="Players of the preview">
          <table className="table" data-dense="true">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col">Player</th>
                <th scope="col" className="number">
                  {values.abbreviation.trim() || 'Value'}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, value, side }) => (
                <tr key={id}>
                  <th scope="row">
                    {name} <span className="text-xs font-normal text-muted">{side.team.name}</span>
                  </th>
                  <td className="number">
                    {format.stat(value, { kind: values.kind, abbreviation: values.abbreviation })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
