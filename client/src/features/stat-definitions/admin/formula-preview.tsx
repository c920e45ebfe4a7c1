import { QueryResult } from '@/app/admin/query-result';
import { formatDate } from '@/lib/dates';
import { useStatFormat } from '@/app/stat-format';
import { t } from '@/texts';
import { Skeleton } from '@/ui/skeleton';
import { previewGame, previewRows } from './preview-values';
import { formulaProblem, type StatisticValues } from './statistic-form';
import type { EditableStatFragment, PreviewGamesQuery, PreviewLinesQuery } from './stats.generated';
import { usePreviewGamesQuery, usePreviewLinesQuery } from './stats.hooks.generated';

type Acting<Data extends { me: { actingFor: object | null } | null }> = NonNullable<
  NonNullable<Data['me']>['actingFor']
>;
type Game = Acting<PreviewGamesQuery>['games']['nodes'][number];
type Read = NonNullable<Acting<PreviewLinesQuery>['game']>;

interface Props {
  sportId: string;
  values: StatisticValues;
  /** Those of the sport, without the statistic itself. */
  stats: readonly EditableStatFragment[];
}

/** What the formula makes of the latest game with values, player by player. */
export function FormulaPreview(props: Props) {
  const games = usePreviewGamesQuery();
  return (
    <QueryResult result={games} skeleton={<Skeleton className="h-24" />}>
      {({ me }) => {
        const game = previewGame(me?.actingFor?.games.nodes ?? [], props.sportId);
        return game ? <OfGame {...props} game={game} /> : <NoGame />;
      }}
    </QueryResult>
  );
}

function OfGame({ game, ...props }: Props & { game: Game }) {
  const lines = usePreviewLinesQuery({ variables: { gameId: game.id } });
  return (
    <QueryResult result={lines} skeleton={<Skeleton className="h-24" />}>
      {({ me }) => (me?.actingFor?.game ? <Values {...props} game={game} read={me.actingFor.game} /> : <NoGame />)}
    </QueryResult>
  );
}

function NoGame() {
  return <p className="text-sm text-muted">{t.statDefinitions.the_preview_needs_a_game_with_a_result()}</p>;
}

function Values({ values, stats, game, read }: Omit<Props, 'sportId'> & { game: Game; read: Read }) {
  const format = useStatFormat();
  const sides = [read.home, read.away];
  const isRight = formulaProblem(values, stats) === null;
  const rows = isRight
    ? sides.flatMap((side) => previewRows(side, stats, values).map((row) => ({ ...row, side })))
    : [];
  const title = t.statDefinitions.vs({
    homeTeam: game.homeTeam.name,
    awayTeam: game.awayTeam.name,
    date: formatDate(game.date),
  });
  return (
    <section aria-label={t.statDefinitions.preview()} className="rounded-md border border-line">
      <p className="border-b border-line px-3 py-2 text-sm text-muted">
        {t.statDefinitions.preview_2({
          mark: (words) => <span className="font-semibold text-ink">{words}</span>,
          title,
        })}
      </p>
      {rows.length === 0 ? (
        <p className="px-3 py-2 text-sm text-muted">
          {isRight
            ? t.statDefinitions.nobody_has_a_value_in_this_game()
            : t.statDefinitions.it_shows_each_players_value_once_the_formula()}
        </p>
      ) : (
        <div
          className="max-h-56 overflow-y-auto"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
          tabIndex={0}
          role="group"
          aria-label={t.statDefinitions.players_of_the_preview()}
        >
          <table className="table" data-dense="true">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t.common.player()}</th>
                <th scope="col" className="number">
                  {values.abbreviation.trim() || t.statDefinitions.value()}
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
