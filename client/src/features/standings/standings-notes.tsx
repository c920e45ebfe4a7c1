import { type LeagueRules, leaguesOf, orderInWords, placesInWords } from './league-rules';

interface Props {
  rows: readonly { league: { id: string }; certainty?: string | null; placedBy: string }[];
  seasonLeagues: readonly LeagueRules[];
}

/** Below a table of standings: by what it is ordered, and what its marks mean. */
export function StandingsNotes({ rows, seasonLeagues }: Props) {
  const leagues = leaguesOf(rows, seasonLeagues);
  if (leagues.length === 0) return null;
  const isPlaced = rows.some(({ placedBy }) => placedBy === 'DIVISION_POSITION');
  return (
    <div className="flex flex-col gap-1 px-1 text-sm text-muted">
      <p>{isPlaced ? 'Ordered by the positions given in the division.' : orderInWords(leagues)}</p>
      {rows.some(({ certainty }) => certainty) && (
        <p>
          <b>x</b> has clinched {placesInWords(leagues)}; <b>e</b> is eliminated from there, whatever the results of the
          games on the schedule.
        </p>
      )}
    </div>
  );
}
