import { Link } from 'react-router-dom';
import { ResultNote } from '@/app/games/game-result';
import { usePaths } from '@/app/paths';
import { formatDay } from '@/lib/dates';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { Matchup, resultOf, winnerOf } from '@/ui/matchup';
import type { BoxScoreGame } from './box-score-data';

/** The games that both played against each other before this one. */
export function LastMeetings({ games }: { games: BoxScoreGame['lastMeetings'] }) {
  const paths = usePaths();
  return (
    <Card title={<span id="meetings">{t.games.last_meetings()}</span>} flush>
      <ul className="divide-y divide-line">
        {games.map(({ id, date, status, homeTeam, awayTeam, homeScore, awayScore }) => (
          <li key={id}>
            <Link
              to={paths.game(id)}
              className="flex items-center justify-between gap-3 px-4 py-2.5 hover:bg-accent-soft"
            >
              <span className="flex min-w-0 flex-col gap-1">
                <span className="eyebrow text-muted">{formatDay(date)}</span>
                <Matchup home={homeTeam} away={awayTeam} winner={winnerOf(homeScore, awayScore)} />
              </span>
              <span className="tabular shrink-0 text-right">
                <span className="display text-xl font-bold">{resultOf(homeScore, awayScore)}</span>
                <ResultNote status={status} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
