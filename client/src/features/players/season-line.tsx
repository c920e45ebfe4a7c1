import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { useStatFormat } from '@/app/stat-format';
import { formatAverage, hasDecimals } from '@/lib/format-stat';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { leaderboardOf } from './leaderboard-of';
import { lineOf } from './line-of';
import type { PlayerFiguresFragment } from './player.generated';
import { seasonOf } from './season-of';

/** The line as one sentence: 'James Harden: 30.4 PTS, 5.4 REB, 8.8 AST a game in 72 games, 2017-18, NBA'. */
export function seasonSentence(player: string, season: PlayerFiguresFragment): string {
  const line = lineOf(season.figures, ({ definition }) => definition)
    .filter(({ definition }) => !hasDecimals(definition.kind))
    .map(({ definition, perGame }) => `${formatAverage(perGame)} ${definition.abbreviation}`)
    .join(', ');
  return t.players.sentence_of_season({ player, line, games: season.gamesPlayed, season: seasonOf(season) });
}

/** A player's season in four figures, each with its place in the league. */
export function SeasonLine({ playerId, figures: season }: { playerId: string; figures: PlayerFiguresFragment | null }) {
  const paths = usePaths();
  const format = useStatFormat();
  if (season === null)
    return (
      <Card title={t.players.season_line()}>
        <EmptyState title={t.players.no_line_yet()}>{t.players.no_line_about()}</EmptyState>
      </Card>
    );
  const { figures, gamesPlayed, gamesPlace, rankedPlayers, leastGames } = season;
  const shown = lineOf(figures, ({ definition }) => definition);
  return (
    <Card id="line" title={t.players.line_of({ season: seasonOf(season) })}>
      <dl className="grid grid-pairs gap-4 sm:grid-cols-4">
        {shown.map(({ definition, perGame, place }) => (
          <div key={definition.id}>
            <dt className="eyebrow text-muted">
              {hasDecimals(definition.kind)
                ? statName(definition.name)
                : t.players.a_game({ statistic: statName(definition.name) })}
            </dt>
            <dd>
              <span className="display tabular block text-4xl leading-none font-extrabold">
                {hasDecimals(definition.kind) ? format.stat(perGame, definition) : formatAverage(perGame)}
              </span>
              <Link to={paths.leaderboard(leaderboardOf(season, definition.abbreviation))} className="link text-sm">
                {place === null
                  ? t.players.too_few_games({ games: leastGames })
                  : t.players.place_of({ place, players: rankedPlayers })}
              </Link>
            </dd>
          </div>
        ))}
        <div>
          <dt className="eyebrow text-muted">{t.players.games_played()}</dt>
          <dd>
            <Link to={paths.playerStats(playerId, { season: season.season.id })} className="group">
              <span className="display tabular block text-4xl leading-none font-extrabold group-hover:underline">
                {gamesPlayed}
              </span>
            </Link>
            <span className="text-sm text-muted">{t.players.games_place({ place: gamesPlace })}</span>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
