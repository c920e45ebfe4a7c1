import { useState } from 'react';
import { calendarDateIn } from '@domain/dates/calendar-date-in';
import { addDays } from '@domain/dates/add-days';
import { cn } from '@/lib/cn';
import { formatDay, noDate } from '@/lib/dates';
import { t } from '@/texts';
import { LoadMore } from '@/ui/load-more';
import type { MatchupSide } from '@/ui/matchup';
import { TeamLogo } from '@/ui/team-logo';
import type { SupposedResult } from './choices';
import type { Games } from './supposed-standings';

type GameToCome = Games['toCome'][number];

/** Shown at first: the next days, and some games at least. */
const DAYS = 14;
const LEAST = 10;
/** How many more at a time. */
const STEP = 30;

interface Props {
  /** By date. */
  games: readonly GameToCome[];
  choices: ReadonlyMap<string, SupposedResult>;
  /** Whether a tie is a result that counts. */
  withTies: boolean;
  /** The organization's: it says which day it is. */
  timeZone: string;
  onChoose: (id: string, result: SupposedResult | null) => void;
}

/** Games to come by date, the next two weeks first; a tap on a team supposes that it wins, another takes that back. */
export function GamesToCome({ games, choices, withTies, timeZone, onChoose }: Props) {
  const [limit, setLimit] = useState(() => shownAtFirst(games, choices, calendarDateIn(new Date(), timeZone)));
  const shown = games.slice(0, limit);
  const days = [...new Set(shown.map(({ game }) => game.date))];
  return (
    <>
      {days.map((date) => (
        <section key={date} aria-label={formatDay(date)}>
          <h3 className="eyebrow sticky top-0 z-10 border-b border-line bg-surface-2 px-3 py-1 text-muted">
            {date === null ? noDate() : formatDay(date)}
          </h3>
          <ul className="divide-y divide-line lg:grid lg:grid-cols-2 lg:divide-y-0">
            {shown
              .filter(({ game }) => game.date === date)
              .map(({ game }) => (
                <li key={game.id}>
                  <Choice
                    game={game}
                    chosen={choices.get(game.id) ?? null}
                    withTies={withTies}
                    onChoose={(result) => onChoose(game.id, result)}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {games.length > shown.length && (
        <LoadMore
          shown={shown.length}
          total={games.length}
          hasMore
          busy={false}
          onMore={() => setLimit(limit + STEP)}
        />
      )}
    </>
  );
}

/** How many are the next two weeks, and as far as something is chosen. */
function shownAtFirst(
  games: readonly GameToCome[],
  choices: ReadonlyMap<string, SupposedResult>,
  today: string,
): number {
  const end = addDays(today, DAYS);
  const near = games.filter(({ game }) => game.date !== null && game.date <= end).length;
  const chosen = games.findLastIndex(({ game }) => choices.has(game.id)) + 1;
  return Math.max(LEAST, near, chosen);
}

interface ChoiceProps {
  game: GameToCome['game'];
  chosen: SupposedResult | null;
  withTies: boolean;
  onChoose: (result: SupposedResult | null) => void;
}

function Choice({ game, chosen, withTies, onChoose }: ChoiceProps) {
  const { homeTeam, awayTeam } = game;
  const toggle = (result: SupposedResult) => () => onChoose(chosen === result ? null : result);
  return (
    <div
      role="group"
      aria-label={t.standings.vs({ homeTeam: homeTeam.name, awayTeam: awayTeam.name })}
      className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-stretch gap-1 p-1"
    >
      <Side team={homeTeam} isChosen={chosen === 'home'} onClick={toggle('home')} />
      {withTies ? (
        <button
          type="button"
          aria-pressed={chosen === 'tie'}
          onClick={toggle('tie')}
          className={cn(BUTTON, 'px-2 text-sm', chosen === 'tie' ? CHOSEN : OPEN)}
        >
          {t.standings.tie()}
        </button>
      ) : (
        <span className="self-center px-1 text-sm text-muted">{t.standings.vs_2()}</span>
      )}
      <Side team={awayTeam} isChosen={chosen === 'away'} onClick={toggle('away')} />
    </div>
  );
}

const BUTTON = 'flex min-h-11 items-center gap-2 rounded-md border px-2 text-left leading-tight';
const CHOSEN = 'border-transparent bg-accent-solid font-semibold text-on-accent';
const OPEN = 'border-transparent hover:bg-surface-2';

interface SideProps {
  team: MatchupSide;
  isChosen: boolean;
  onClick: () => void;
}

function Side({ team: { name, logoUrl, colour, abbreviation }, isChosen, onClick }: SideProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onClick} className={cn(BUTTON, isChosen ? CHOSEN : OPEN)}>
      <TeamLogo name={name} logoUrl={logoUrl} colour={colour} abbreviation={abbreviation} size="small" />
      <span className="min-w-0 wrap-anywhere">
        {name}
        <span className="sr-only"> {t.standings.win()}</span>
      </span>
    </button>
  );
}
