import { type LeagueRules, orderInWords, placesInWords } from './league-rules';

interface Props {
  /** Those that the rows are of. */
  leagues: readonly LeagueRules[];
}

/** Below a table of standings that follow from results: by what it is ordered, and what its marks mean. */
export function StandingsNotes({ leagues }: Props) {
  if (leagues.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 px-1 text-sm text-muted">
      <p>{orderInWords(leagues)}</p>
      {leagues.some(({ standingsRules }) => standingsRules.scheduleIsComplete) && (
        <p>
          <b>x</b> clinched {placesInWords(leagues)}, <b>e</b> eliminated from there, whatever the games to come bring.
        </p>
      )}
    </div>
  );
}
