import { hasFreeThrows } from '@domain/sports/has-free-throws';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatAverage, formatFreeThrows } from '@/lib/format-stat';
import { t } from '@/texts';
import { PlayerImage } from '@/ui/player-image';
import { monogramOf } from '@/ui/monogram-of';
import { GamesInProgress } from './games-in-progress';
import type { PlayerBoxesFragment, PlayerHeadFragment } from './player.generated';

/** The specification has it in the text; where it begins a line it is not shown, as those before teams are not. */
const BAR = <span className="bar">| </span>;

interface Props {
  player: PlayerHeadFragment;
  averages: PlayerBoxesFragment;
  /** Which seasons the figures are of: 'Active season' or 'All seasons'. */
  seasons: string;
}

/** What the title of a player's page calls the player: as its head does, both names. */
export function titleOf({ fullName, knownAs }: Pick<PlayerHeadFragment, 'fullName' | 'knownAs'>): string {
  return knownAs === null ? fullName : `${knownAs} (${fullName})`;
}

type Box = [label: string, title: string, value: string];

/** Picture, name, teams, number and position, the game in progress, and three figures. */
export function PlayerHeader({ player, averages, seasons }: Props) {
  const paths = usePaths();
  const { jerseyNumber: number, position } = player;
  const boxes = boxesOf(player, averages);
  return (
    <section className="card flex flex-col gap-5 rounded-lg border border-line bg-surface p-4 shadow-card sm:flex-row sm:items-center sm:p-6">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-4 sm:gap-6">
        <PlayerImage
          imageUrl={player.imageUrl}
          size="huge"
          monogram={monogramOf(player.fullName, player.teamHistory[0]?.team)}
        />
        <div className="min-w-0 flex-[9rem]">
          <h1 className="display text-3xl leading-none font-extrabold sm:text-5xl">
            {player.knownAs ?? player.fullName}
          </h1>
          {player.knownAs !== null && <p className="mt-1 text-muted wrap-anywhere">{player.fullName}</p>}
          <p className="barred mt-2 gap-y-1 wrap-anywhere">
            {player.teamHistory.length === 0 && <span className="text-muted">{t.players.no_team_assigned()}</span>}
            {player.teamHistory.map(({ seasonLeagueTeamId, team, season }) => (
              <span key={seasonLeagueTeamId + team.id}>
                <Link to={paths.team(team.id)} className="link py-0.5">
                  {team.name} ({season.name})
                </Link>
              </span>
            ))}
            {number && (
              <span>
                {BAR}#{number}
              </span>
            )}
            {position && (
              <span>
                {BAR}
                {position}
              </span>
            )}
          </p>
          <GamesInProgress games={player.gamesInProgress} pathOf={paths.game} />
        </div>
      </div>
      <div className="flex flex-col gap-2 text-center">
        <dl className="flex flex-wrap divide-x divide-line">
          {boxes.map(([label, title, value]) => (
            <div key={label} className="grow px-2 sm:px-6">
              <dt className="eyebrow text-muted">
                <abbr title={title} className="no-underline">
                  {label}
                </abbr>
              </dt>
              <dd className="display tabular text-3xl leading-none font-extrabold whitespace-nowrap sm:text-4xl">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {boxes[0] && <p className="text-sm leading-none text-muted">{seasons}</p>}
      </div>
    </section>
  );
}

/** The figures, each with its name: those of free throws and threes are of who plays a sport that has them. */
function boxesOf(
  { teamHistory }: PlayerHeadFragment,
  { pointsPerGame, freeThrowPercentage, threePointersMade }: PlayerBoxesFragment,
): Box[] {
  const points: Box = [t.players.ppg(), t.players.points_per_game(), formatAverage(pointsPerGame)];
  if (teamHistory.length > 0 && !teamHistory.some(({ season }) => hasFreeThrows(season.sport.name)))
    return pointsPerGame > 0 ? [points] : [];
  return [
    points,
    [t.players.ft(), t.players.free_throw_percentage(), formatFreeThrows(freeThrowPercentage)],
    [t.players.n_3pm(), t.players.three_pointers_made(), String(threePointersMade)],
  ];
}
