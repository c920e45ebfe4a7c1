import { t } from '@/texts';
import { type LeagueRules, orderInWords, placesInWords } from './league-rules';

interface Props {
  /** Those that the rows are of. */
  leagues: readonly LeagueRules[];
  /** The name of the sport. */
  sport: string | undefined;
}

/** Below a table of standings that follow from results: by what it is ordered, and what its marks mean. */
export function StandingsNotes({ leagues, sport }: Props) {
  if (leagues.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      <p>{orderInWords(leagues, sport)}</p>
      {leagues.some(({ standingsRules }) => standingsRules.scheduleIsComplete) && (
        <p>
          {t.standings.x_clinched_e_eliminated_from_there_whatever({
            b: (words) => <b>{words}</b>,
            placesInWords: placesInWords(leagues),
            b2: (words) => <b>{words}</b>,
          })}
        </p>
      )}
    </div>
  );
}
