import { useMemo } from 'react';
import { PagedStandings } from '../paged-standings';
import type { LeagueRules } from '../league-rules';
import type { StandingsQuery } from '../standings.generated';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { readChoices, type SupposedResult, writeChoices } from './choices';
import { NOTHING_CHOSEN } from './place';
import { GamesToCome } from './games-to-come';
import { type Games, supposedStandings } from './supposed-standings';
import { Move } from './move';
import { WhatIfCard } from './what-if-card';

type Rows = NonNullable<StandingsQuery['organization']>['standings'];

interface Props {
  rows: Rows;
  leagues: readonly LeagueRules[];
  games: Games;
  captainLabel: string;
  hasLeague: boolean;
  timeZone: string;
  /** The choices as the address has them. */
  chosen: string;
  /** Puts other ones there; '' closes it. */
  onChoose: (chosen: string) => void;
}

/** The games to come, and the table that would follow from chosen results of them. */
export default function WhatIf({ rows, leagues, games, timeZone, chosen, onChoose, ...table }: Props) {
  const choices = useMemo(() => {
    const open = new Set(games.toCome.map(({ game }) => game.id));
    return new Map([...readChoices(chosen)].filter(([id]) => open.has(id)));
  }, [chosen, games]);
  const supposed = useMemo(() => supposedStandings(rows, leagues, games, choices), [rows, leagues, games, choices]);
  const over = readChoices(chosen).size - choices.size;
  const choose = (id: string, result: SupposedResult | null): void => {
    const next = new Map(choices);
    if (result === null) next.delete(id);
    else next.set(id, result);
    onChoose(writeChoices(next));
  };
  const told = `${count(choices.size, 'result')} supposed; ${count(supposed.moves.size, 'team')} would change places.`;
  return (
    <>
      <WhatIfCard
        aside={
          <>
            <Button size="small" disabled={choices.size === 0} onClick={() => onChoose(NOTHING_CHOSEN)}>
              Clear
            </Button>
            <Button size="small" onClick={() => onChoose('')}>
              Close
            </Button>
          </>
        }
      >
        <GamesToCome
          games={games.toCome}
          choices={choices}
          timeZone={timeZone}
          withTies={leagues.some(({ standingsRules }) => standingsRules.points !== null)}
          onChoose={choose}
        />
      </WhatIfCard>
      <p aria-live="polite" className="text-sm text-muted">
        {choices.size > 0 && told}
        {over > 0 && ` ${count(over, 'game')} of this address ${over === 1 ? 'is' : 'are'} not to come any more.`}
      </p>
      <Card flush title={choices.size > 0 ? 'What would follow' : undefined}>
        <PagedStandings
          rows={supposed.rows}
          besidePlace={({ seasonLeagueTeam }) => <Move up={supposed.moves.get(seasonLeagueTeam.id) ?? 0} />}
          {...table}
        />
      </Card>
    </>
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
