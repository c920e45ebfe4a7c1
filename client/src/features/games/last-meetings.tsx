import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatDay } from '@/lib/dates';
import { resultNote } from '@/lib/status-words';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { Matchup, resultOf, winnerOfGame } from '@/ui/matchup';
import type { BoxScoreGame } from './box-score-data';

/** The games that both played against each other before this one. */
export function LastMeetings({ games }: { games: BoxScoreGame['lastMeetings'] }) {
  const paths = usePaths();
  return (
    <Card title={<span id="meetings">{t.games.last_meetings()}</span>} flush>
      <ul className="divide-y divide-line">
        {games.map((game) => (
          <li key={game.id}>
            <Link
              to={paths.game(game.id)}
              className="flex flex-wrap items-center justify-end gap-x-3 px-4 py-2.5 hover:bg-accent-soft"
            >
              <span className="flex min-w-0 flex-[11rem] flex-col gap-1">
                <span className="eyebrow text-muted">
                  {[formatDay(game.date), resultNote(game.status)].filter(Boolean).join(' · ')}
                </span>
                <Matchup home={game.homeTeam} away={game.awayTeam} winner={winnerOfGame(game)} />
              </span>
              <span className="display tabular shrink-0 text-xl font-bold">
                {resultOf(game.homeScore, game.awayScore)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
