import { Link } from 'react-router-dom';
import { definePage, type PageProps } from '@/app/page';
import { usePaths } from '@/app/paths';
import { tenantVariables } from '@/app/site';
import { Behind, behind } from '@/lib/behind';
import { formatDay } from '@/lib/dates';
import { resultNote, statusWords } from '@/lib/status-words';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { PageTitle } from '@/ui/page-title';
import { teamInks } from '@/ui/charts/team-inks';
import { TeamLogo } from '@/ui/team-logo';
import { GameFacts } from './game-facts';
import { PlayByPlayDocument, type PlayByPlayQuery } from './play-by-play.generated';
import { toldGameOf } from './told-game';
import { ToldPlays } from './told-plays';

/** Come with the page, and are brought alive behind everything else. */
const rendered = import.meta.env.SSR
  ? { flow: await import('./game-flow'), shots: await import('./shot-chart'), times: await import('./player-times') }
  : null;
const GameFlow = rendered ? rendered.flow.default : behind(() => import('./game-flow'));
const ShotChart = rendered ? rendered.shots.default : behind(() => import('./shot-chart'));
const PlayerTimes = rendered ? rendered.times.default : behind(() => import('./player-times'));

type Game = NonNullable<NonNullable<PlayByPlayQuery['organization']>['game']>;

/** A game as its plays tell it: flow, numbers, shots, times, and every play. */
function PlayByPlayPage({ data }: PageProps<PlayByPlayQuery>) {
  const paths = usePaths();
  const game = data.organization?.game;
  if (!game) return null;
  const told = toldGameOf(data.organization!);
  const back = (
    <Link to={paths.game(game.id)} className="link font-medium">
      {t.plays.box_score()}
    </Link>
  );
  return (
    <article className="chart-of-teams flex flex-col gap-4" style={teamInks(game.home.team, game.away.team)}>
      <PageTitle>{t.plays.play_by_play()}</PageTitle>
      <Head game={game} />
      <p>{back}</p>
      {told === null || told.summary.plays.length === 0 ? (
        <EmptyState title={t.plays.no_plays_yet_2()}>{t.plays.what_happens_appears_here_while_somebody()}</EmptyState>
      ) : (
        <>
          <div className="grid items-start gap-4 lg:grid-cols-2 [&>*]:min-w-0">
            <Behind fallback={<div className="chart-place" />}>
              <GameFlow told={told} />
            </Behind>
            <GameFacts told={told} />
          </div>
          <Behind>
            <ShotChart told={told} />
          </Behind>
          <Behind>
            <PlayerTimes told={told} />
          </Behind>
          <ToldPlays told={told} />
        </>
      )}
    </article>
  );
}

/** Both teams and the score, in the colours that they have in all pictures of the page. */
function Head({ game }: { game: Game }) {
  const paths = usePaths();
  return (
    <section aria-label={t.plays.score()} className="told-score card">
      <p className="eyebrow">
        {resultNote(game.status) ?? statusWords(game.displayStatus)} · {formatDay(game.date)}
      </p>
      {[game.home, game.away].map(({ team, score, liveScore }) => (
        <p key={team.id}>
          <TeamLogo
            name={team.name}
            logoUrl={team.logoUrl}
            colour={team.colour}
            abbreviation={team.abbreviation}
            beside={team === game.away.team ? game.home.team : undefined}
            size="small"
          />
          <Link to={paths.team(team.id)} className="truncate">
            {team.name}
          </Link>
          <span className="display tabular">{score ?? liveScore ?? 0}</span>
        </p>
      ))}
    </section>
  );
}

export default definePage<PlayByPlayQuery, { slug?: string; domain?: string; id: string }>({
  document: PlayByPlayDocument,
  variables: ({ site, params }) => ({ ...tenantVariables(site), id: params.id ?? '' }),
  notFound: ({ organization }) =>
    organization ? (organization.game ? null : t.plays.game_not_found_2()) : t.plays.page_not_found(),
  head: ({ organization }) => {
    const { home, away, date, plays } = organization!.game!;
    const [one, other] = [home.team.name, away.team.name];
    const day = formatDay(date);
    return {
      title: t.plays.play_by_play_vs({ team: one, team2: other, day }),
      description: t.plays.sentence_of_plays({ home: one, away: other, day, plays: plays.length }),
    };
  },
  Component: PlayByPlayPage,
  live: {
    games: ({ organization }) => {
      const game = organization?.game;
      if (!game) return [];
      const [home, away] = [game.home, game.away].map(({ team, score, liveScore }) => ({
        name: team.name,
        score: score ?? liveScore,
      }));
      return [{ ...game, home: home!, away: away!, hasResult: game.home.score !== null && game.away.score !== null }];
    },
  },
});
