import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { cn } from '@/lib/cn';
import { formatShortDate, formatTime } from '@/lib/dates';
import { WithdrawnMark } from '@/app/withdrawn-mark';
import { statusWords } from '@/lib/status-words';
import { t } from '@/texts';
import { TeamLogo } from '@/ui/team-logo';
import type { BracketGameFragment } from '../bracket.generated';
import type { Supposing } from './bracket-drawing';
import { type Match, matchLabel } from './match-games';

interface Props {
  match: Match;
  /** Numbers of the matches, by id. */
  numbers: ReadonlyMap<string, number>;
  isFinal: boolean;
  bestOf: number;
  /** Teams that have left their league: what is open against them is won without play. */
  withdrawn: ReadonlySet<string>;
  /** What an administrator can do with it. */
  actions?: ReactNode;
  supposing?: Supposing | undefined;
}

/** One match: its two teams with seeds and scores, and when it is played. */
export function BracketMatch({ match, numbers, isFinal, bestOf, withdrawn, actions, supposing }: Props) {
  const { id, home, away, otherGames, winner } = match;
  const isSupposed = supposing?.winners.has(id);
  // A tap supposes a winner where both are known and no result has decided.
  const choose = supposing && home && away && (isSupposed || !winner) ? supposing.onChoose : null;
  const hasWon = (entrant: Match['home']): boolean => winner !== null && winner.id === entrant?.team.id;
  const awaited = (from: Match['homeFrom']): string =>
    from
      ? from.outcome === 'WINNER'
        ? t.brackets.winner_of_match({ get: numbers.get(from.matchId) ?? '' })
        : t.brackets.loser_of_match({ get: numbers.get(from.matchId) ?? '' })
      : t.brackets.to_be_decided();
  return (
    <div
      className={cn(
        // Clipped, not hidden: a menu whose button has the focus would scroll what is hidden, and cut off the first
        // team.
        'flex h-full flex-col overflow-clip rounded-md border bg-surface text-sm shadow-card',
        isSupposed ? 'border-dashed border-accent' : isFinal && winner ? 'border-accent' : 'border-line-strong',
      )}
    >
      {([home, away] as const).map((entrant, index) => (
        <Side
          key={index}
          entrant={entrant}
          awaited={awaited(index === 0 ? match.homeFrom : match.awayFrom)}
          won={hasWon(entrant)}
          decided={winner !== null}
          hasWithdrawn={!winner && entrant !== null && withdrawn.has(entrant.team.id)}
          onChoose={choose && entrant && (() => choose(id, entrant.team.id))}
        />
      ))}
      <div className="flex min-h-7 flex-1 items-center gap-2 border-t border-line bg-surface-2 pl-2.5 text-xs text-muted">
        {(match.games.length > 0 || !match.needsGame || actions === undefined) && (
          <span className="min-w-0 flex-auto">
            <Played match={match} bestOf={bestOf} isBeside={actions !== undefined && match.needsGame} />
          </span>
        )}
        {otherGames.length > 0 && (
          <span className="min-w-0 shrink-[99] truncate" title={t.brackets.other_games_of_these_two_teams_do_not()}>
            {t.brackets.not_counted({ count: otherGames.length })}
          </span>
        )}
        {actions}
        <span className="tabular shrink-0 pr-2.5" title={t.brackets.match({ match: match.number })}>
          <span aria-hidden="true">#</span>
          <span className="sr-only">{t.brackets.match_2()} </span>
          {match.number}
        </span>
      </div>
    </div>
  );
}

/** The game of a match, or the games of a series; `isBeside`: beside what makes the next one, which needs the room. */
function Played({ match, bestOf, isBeside }: { match: Match; bestOf: number; isBeside: boolean }) {
  const paths = usePaths();
  const { games } = match;
  const [game] = games;
  if (!game) return t.brackets.not_scheduled();
  if (bestOf === 1)
    return (
      <Link
        to={paths.game(game.id)}
        className="link font-medium"
        aria-label={t.brackets.vs({ homeTeam: game.homeTeam.name, awayTeam: game.awayTeam.name, whenOf: whenOf(game) })}
      >
        {whenOf(game)}
      </Link>
    );
  // Of a series the next game's day is what people look for; the word makes room for it.
  const next = games.find(({ date, displayStatus }) => displayStatus === 'Scheduled' && date !== null);
  return (
    <span className="flex items-center">
      <span className={next || isBeside ? 'sr-only' : 'truncate'}>{t.brackets.games({ count: games.length })}</span>
      {games.map((each, index) => (
        <Link
          key={each.id}
          to={paths.game(each.id)}
          className="link tabular flex h-6 w-6 min-w-4 items-center justify-center font-medium"
          title={whenOf(each)}
          aria-label={t.brackets.game_of({ number: index + 1, matchLabel: matchLabel(match), whenOf: whenOf(each) })}
        >
          {index + 1}
        </Link>
      ))}
      {next && (
        <span aria-hidden="true" className="ml-1 min-w-0 truncate">
          {whenOf(next)}
        </span>
      )}
    </span>
  );
}

interface SideProps {
  entrant: Match['home'];
  /** Who is waited for, where nobody is known yet. */
  awaited: string;
  won: boolean;
  decided: boolean;
  hasWithdrawn: boolean;
  /** Supposes that it wins, or takes that back. */
  onChoose: (() => void) | null;
}

function Side({ entrant, awaited, won, decided, hasWithdrawn, onChoose }: SideProps) {
  if (!entrant) {
    return (
      <div className="flex min-h-8 items-center gap-2 px-2.5 text-muted sm:h-8 not-first:border-t not-first:border-line">
        <span className="w-5" />
        <span className="truncate italic max-sm:whitespace-normal">{awaited}</span>
      </div>
    );
  }
  const { seed, score, team } = entrant;
  const Row = onChoose ? 'button' : 'div';
  return (
    <Row
      {...(onChoose && { type: 'button', 'aria-pressed': won, onClick: onChoose })}
      className={cn(
        'flex min-h-8 items-center gap-2 px-2.5 max-sm:flex-wrap max-sm:py-1 sm:h-8 not-first:border-t not-first:border-line',
        won && 'bg-accent-soft font-semibold',
        decided && !won && 'text-muted',
        // The ring of the focus lies within: the box clips what is beyond it.
        onChoose && 'text-left -outline-offset-3 hover:bg-accent-soft max-sm:min-h-11',
      )}
    >
      <span className="tabular w-5 shrink-0 text-right text-xs text-muted">{seed}</span>
      <TeamLogo
        name={team.name}
        logoUrl={team.logoUrl}
        colour={team.colour}
        abbreviation={team.abbreviation}
        size="small"
      />
      <span className="min-w-0 flex-1 truncate max-sm:flex-[4.5rem] max-sm:whitespace-normal">
        {team.name}
        {onChoose ? (
          <span className="sr-only"> {t.brackets.win()}</span>
        ) : (
          won && <span className="sr-only"> {t.brackets.winner()}</span>
        )}
      </span>
      <WithdrawnMark seasonLeagueTeam={{ withdrawn: hasWithdrawn }} />
      <span className={cn('display tabular text-base font-bold', won && 'text-accent')}>{score}</span>
    </Row>
  );
}

/** 'Completed, Feb 2', 'Feb 2, 7:05 PM', 'Feb 2', or that there is no date yet. */
function whenOf({ date, time, displayStatus }: BracketGameFragment): string {
  const day = formatShortDate(date);
  return displayStatus === 'Scheduled'
    ? [day, time === null ? null : formatTime(time)].filter(Boolean).join(', ')
    : `${statusWords(displayStatus)}, ${day}`;
}
