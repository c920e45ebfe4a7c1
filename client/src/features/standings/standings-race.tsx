import { useState } from 'react';
import { Card } from '@/ui/card';
import { LineChart } from '@/ui/charts/line-chart';
import { useFilters } from '@/ui/use-filters';
import { formatDifference } from '@/lib/format-stat';
import { useIsAlive } from '@/lib/use-is-alive';
import { t } from '@/texts';
import { chosenTeams, LEADERS, MOST, raceOf, type Runner, runnersOf } from './race';

/** In the address: the ids of the teams that stand out, '3-12'. */
const FILTERS = ['race'] as const;

/** How all teams came to where they stand: games above an even record, game by game. Some stand out. */
export default function StandingsRace({ rows }: { rows: readonly Runner[] }) {
  const [{ race }, setFilters] = useFilters(FILTERS);
  // What was just ticked is shown before the router has come to it.
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = chosenTeams(rows, picked ?? race);
  return (
    <Card
      id="race"
      title={t.standings.the_race()}
      aside={<span className="text-sm text-muted">{t.standings.wins_minus_losses_after_each_game()}</span>}
    >
      <LineChart
        title={t.standings.wins_minus_losses_after_each_game()}
        xName={t.standings.table_team()}
        format={formatDifference}
        namesAtEnds
        rowsAreSeries
        {...raceOf(rows, chosen)}
      />
      <TeamChoice
        teams={runnersOf(rows).map(({ team }) => team)}
        chosen={chosen}
        onChoose={(ids) => {
          setPicked(ids.join('-'));
          setFilters({ race: ids.join('-') });
        }}
      />
    </Card>
  );
}

interface ChoiceProps {
  teams: readonly Runner['team'][];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** Which teams stand out. */
function TeamChoice({ teams, chosen, onChoose }: ChoiceProps) {
  const isAlive = useIsAlive();
  if (teams.length <= LEADERS) return null;
  return (
    <details className="chart-behind no-print">
      <summary>{t.standings.choose_teams()}</summary>
      <fieldset disabled={!isAlive} className="mt-2">
        <legend className="mb-2 text-muted">{t.standings.up_to_teams({ most: MOST })}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-x-4">
          {teams.map(({ id, name }) => {
            const isChosen = chosen.includes(id);
            return (
              <label key={id} className="flex min-h-8 min-w-0 items-center gap-2">
                <input
                  type="checkbox"
                  checked={isChosen}
                  // The last one stays, and one more than there are colours for does not come.
                  disabled={isChosen ? chosen.length === 1 : chosen.length >= MOST}
                  onChange={() => onChoose(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
                  className="size-4 accent-(--accent-solid)"
                />
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </label>
            );
          })}
        </div>
        <button type="button" onClick={() => onChoose([])} className="link mt-2 min-h-6">
          {t.standings.first_teams({ most: LEADERS })}
        </button>
      </fieldset>
    </details>
  );
}
