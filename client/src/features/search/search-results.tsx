import { ResultNote } from '@/app/games/game-result';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { activeTeam, activeTeams } from '@/lib/active-teams';
import { cn } from '@/lib/cn';
import { formatDate, noDate } from '@/lib/dates';
import { statusWords } from '@/lib/status-words';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Matchup, resultOf, winnerOfGame } from '@/ui/matchup';
import { monogramOf } from '@/ui/monogram-of';
import { PlayerImage } from '@/ui/player-image';
import { TeamLogo } from '@/ui/team-logo';
import type { SearchQuery } from './search.generated';

type Found = NonNullable<NonNullable<SearchQuery['organization']>['search']>;

/**
 * What was found, by kind, each as a link.
 * @param isNarrow one kind below the other, on a wide screen, too
 */
export function SearchResults({ found, isNarrow = false }: { found: Found; isNarrow?: boolean }) {
  const paths = usePaths();
  const { teams, players, games, pages } = found;
  const count = teams.length + players.length + games.length + pages.length;
  return (
    <>
      <p className="text-sm text-muted" aria-live="polite">
        {count > 0 && t.search.results({ count })}
      </p>
      {count === 0 && (
        <EmptyState title={t.search.nothing_found()}>{t.search.try_fewer_words_or_another_spelling()}</EmptyState>
      )}
      <div className={cn('grid grid-cols-1 items-start gap-4', !isNarrow && 'lg:grid-cols-2')}>
        <Kind title={t.common.teams()}>
          {teams.map((team) => (
            <Result key={team.id} to={paths.team(team.id)}>
              <TeamLogo name={team.name} logoUrl={team.logoUrl} colour={team.colour} abbreviation={team.abbreviation} />
              <span className="min-w-0 font-semibold wrap-break-word">{team.name}</span>
            </Result>
          ))}
        </Kind>
        <Kind title={t.common.players()}>
          {players.map((player) => (
            <Result key={player.id} to={paths.player(player.id)}>
              <PlayerImage
                imageUrl={player.imageUrl}
                size="small"
                monogram={monogramOf(player.fullName, activeTeam(player.rosters))}
              />
              <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 wrap-break-word">
                <span className="min-w-0">
                  <span className="block font-semibold">{player.fullName}</span>
                  {player.knownAs !== null && <span className="block text-sm text-muted">{player.knownAs}</span>}
                </span>
                <span className="min-w-0 text-sm text-muted">{activeTeams(player.rosters).join(', ')}</span>
              </span>
            </Result>
          ))}
        </Kind>
        <Kind title={t.common.games()}>
          {games.map((game) => (
            <Result key={game.id} to={paths.game(game.id)}>
              <span className="min-w-0 grow">
                <Matchup home={game.homeTeam} away={game.awayTeam} winner={winnerOfGame(game)} />
              </span>
              <span className="tabular shrink-0 text-right text-sm">
                <span className="block font-semibold">
                  {resultOf(game.homeScore, game.awayScore) ?? statusWords(game.displayStatus)}
                </span>
                {game.homeScore !== null && <ResultNote status={game.status} />}
                <span className="block text-muted">{formatDate(game.date) || noDate()}</span>
              </span>
            </Result>
          ))}
        </Kind>
        <Kind title={t.search.pages()}>
          {pages.map(({ path, title }) => (
            <Result key={path} to={path === 'home' ? paths.home() : paths.at(`/${path}`)}>
              <span className="min-w-0 font-semibold wrap-break-word">{title}</span>
            </Result>
          ))}
        </Kind>
      </div>
    </>
  );
}

/** One kind of what was found; nothing where none of it was. */
function Kind({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Card flush title={title}>
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  );
}

function Result({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        data-result
        className="flex min-h-12 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-surface-2 focus-visible:bg-surface-2"
      >
        {children}
      </Link>
    </li>
  );
}
