import type { LeagueRules } from './league-rules';
import { hasRace, type Runner } from './race';
import { StandingsNotes } from './standings-notes';
import StandingsRace from './standings-race';

interface Props {
  rows: readonly Runner[];
  /** Whose rules the rows follow; none where positions are given. */
  leagues: readonly LeagueRules[];
  sport: string | undefined;
}

/** Below the list of teams: by what it is ordered, and how it came about. */
export default function StandingsBelow({ rows, leagues, sport }: Props) {
  return (
    <>
      <StandingsNotes leagues={leagues} sport={sport} />
      {hasRace(rows) && <StandingsRace rows={rows} />}
    </>
  );
}
