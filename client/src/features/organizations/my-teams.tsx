import { useEffect } from 'react';
import { Link, useHref } from 'react-router-dom';
import { useAnswer } from '@/app/answers/use-answer';
import { unfollow } from '@/app/followed-teams';
import { usePaths } from '@/app/paths';
import { tenantVariables } from '@/app/site';
import { useSite } from '@/app/site-context';
import Countdown from '@/app/games/countdown';
import { LiveBadge } from '@/app/games/live-badge';
import { shownScores } from '@/app/games/shown-scores';
import { formatShortDate, formatTime, noDate, shortWeekday } from '@/lib/dates';
import { t } from '@/texts';
import { buttonClass } from '@/ui/button';
import { resultOf } from '@/ui/matchup';
import { TeamLogo } from '@/ui/team-logo';
import { FollowedTeamDocument, type FollowedTeamQuery } from './followed-team.generated';
import { lastResults } from '@/app/games/team-games';
import { resultText } from '@/app/games/result-text';

type Organization = NonNullable<FollowedTeamQuery['organization']>;
type Next = Organization['next']['nodes'][number];

/** The teams that somebody follows, each with what comes next and what came last, in a row that scrolls sideways. */
export default function MyTeams({ organizationId, ids }: { organizationId: string; ids: readonly string[] }) {
  return (
    <section aria-labelledby="my-teams" className="flex flex-col gap-2.5">
      <h2 id="my-teams" className="display text-2xl leading-tight font-bold">
        {t.teams.my_teams()}
      </h2>
      <ul className="relative -mx-3 flex snap-x scroll-px-3 gap-2.5 overflow-x-auto px-3 pb-2 sm:mx-0 sm:scroll-px-0 sm:px-0">
        {ids.map((id) => (
          <li key={id} className="flex w-11/12 max-w-104 shrink-0 snap-start only:w-full">
            <MyTeam organizationId={organizationId} id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MyTeam({ organizationId, id }: { organizationId: string; id: string }) {
  const paths = usePaths();
  const { data, failed } = useAnswer(FollowedTeamDocument, { ...tenantVariables(useSite()), id }, true);
  const isGone = data !== undefined && !data.organization?.team;
  useEffect(() => {
    if (isGone) unfollow(organizationId, id);
  }, [isGone, organizationId, id]);
  const calendar = useHref(paths.calendar('teams', id));
  const team = data?.organization?.team;
  return (
    <article
      aria-busy={!data && !failed}
      className="card my-team flex w-full flex-col gap-3 rounded-lg border border-t-4 border-line border-t-accent-solid bg-surface p-4 shadow-card"
    >
      {team ? (
        <>
          <div className="flex items-center gap-3">
            <TeamLogo
              name={team.name}
              logoUrl={team.logoUrl}
              colour={team.colour}
              abbreviation={team.abbreviation}
              size="large"
            />
            <div className="min-w-0 flex-1">
              <h3 className="display truncate text-xl leading-tight font-bold">
                <Link to={paths.team(id)} className="hover:underline">
                  {team.name}
                </Link>
              </h3>
              <p className="truncate text-sm text-muted">{standingText(team)}</p>
            </div>
          </div>
          <Next game={data.organization!.next.nodes[0]} teamId={id} />
          <Latest games={data.organization!.latest.nodes} teamId={id} />
          <div className="mt-auto flex gap-2">
            {/* The device's calendar takes the address, and follows it from then on. */}
            <a href={`webcal://${window.location.host}${calendar}`} className={buttonClass('secondary', 'small')}>
              {t.teams.calendar()}
            </a>
            <button
              type="button"
              className={buttonClass('ghost', 'small')}
              aria-label={t.teams.unfollow_team({ team: team.name })}
              onClick={() => unfollow(organizationId, id)}
            >
              {t.teams.unfollow()}
            </button>
          </div>
        </>
      ) : (
        failed && <p className="text-muted">{t.teams.nothing_is_known_now()}</p>
      )}
    </article>
  );
}

function standingText({ seasonTeam, seasonRecord: { wins, losses } }: NonNullable<Organization['team']>): string {
  if (!seasonTeam) return `${wins}-${losses}`;
  const { rank, seasonLeague } = seasonTeam;
  const league = seasonLeague.league.name;
  return rank === null
    ? `${wins}-${losses} · ${league}`
    : t.teams.record_and_place_in_league({ wins, losses, league, rank });
}

function Next({ game, teamId }: { game: Next | undefined; teamId: string }) {
  const paths = usePaths();
  if (!game) return <p className="my-team-next text-muted">{t.teams.no_next_game()}</p>;
  const isHome = game.homeTeam.id === teamId;
  const { name: opponent } = isHome ? game.awayTeam : game.homeTeam;
  const isLive = game.status === 'IN_PROGRESS';
  const date = game.date === null ? noDate() : `${shortWeekday(game.date)}, ${formatShortDate(game.date)}`;
  return (
    <div className="my-team-next">
      <p className="eyebrow flex items-center gap-2 text-muted">
        {isLive ? <LiveBadge game={game} /> : t.teams.next_game()}
      </p>
      <Link to={paths.game(game.id)} className="link block truncate font-semibold">
        {isHome ? t.teams.next_at_home({ date, opponent }) : t.teams.next_away({ date, opponent })}
        {game.time !== null && `, ${formatTime(game.time)}`}
      </Link>
      {isLive && <Running game={game} isHome={isHome} />}
      {!isLive && game.startsAt !== null && <Countdown startsAt={game.startsAt} />}
    </div>
  );
}

/** The own score first, as in the results of a team. */
function Running({ game, isHome }: { game: Next; isHome: boolean }) {
  const { home, away } = shownScores(game);
  return <p className="tabular h-5 text-sm font-semibold">{isHome ? resultOf(home, away) : resultOf(away, home)}</p>;
}

function Latest({ games, teamId }: { games: Organization['latest']['nodes']; teamId: string }) {
  const paths = usePaths();
  const [last] = lastResults(games, teamId, 1);
  if (!last) return null;
  return (
    <p className="truncate text-sm">
      <span className="text-muted">{t.teams.last_result()}</span>{' '}
      <Link to={paths.game(last.id)} className="link font-semibold">
        {resultText(last)}
      </Link>{' '}
      <span className="text-muted">{formatShortDate(last.date)}</span>
    </p>
  );
}
