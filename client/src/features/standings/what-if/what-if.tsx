import { useMemo } from 'react';
import { t } from '@/texts';
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

type Rows = NonNullable<NonNullable<StandingsQuery['organization']>['standings']>;

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
  const choices = useMemo(() => openChoices(chosen, games), [chosen, games]);
  const supposed = useMemo(() => supposedStandings(rows, leagues, games, choices), [rows, leagues, games, choices]);
  const over = readChoices(chosen).size - choices.size;
  const choose = (id: string, result: SupposedResult | null): void => {
    // What is drawn may be older than the address, which says what was chosen a moment ago.
    const next = openChoices(new URLSearchParams(window.location.search).get('whatif') ?? '', games);
    if (result === null) next.delete(id);
    else next.set(id, result);
    onChoose(writeChoices(next));
  };
  const told = t.standings.results_supposed_teams_would_change_places({
    results: choices.size,
    teams: supposed.moves.size,
  });
  return (
    <>
      <WhatIfCard
        aside={
          <>
            <Button size="small" disabled={choices.size === 0} onClick={() => onChoose(NOTHING_CHOSEN)}>
              {t.standings.clear()}
            </Button>
            <Button size="small" onClick={() => onChoose('')}>
              {t.common.close()}
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
        {over > 0 && t.standings.games_of_this_address_are_not_to_come({ over })}
      </p>
      <Card flush title={choices.size > 0 ? t.standings.what_would_follow() : undefined}>
        <PagedStandings
          rows={supposed.rows}
          besidePlace={({ seasonLeagueTeam }) => <Move up={supposed.moves.get(seasonLeagueTeam.id) ?? 0} />}
          {...table}
        />
      </Card>
    </>
  );
}

/** The choices of a text that are about games to come. */
function openChoices(text: string, { toCome }: Games): Map<string, SupposedResult> {
  const open = new Set(toCome.map(({ game }) => game.id));
  return new Map([...readChoices(text)].filter(([id]) => open.has(id)));
}
