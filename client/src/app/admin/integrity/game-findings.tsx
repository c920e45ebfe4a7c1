import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { formatDay } from '@/lib/dates';
import { resultNote, statusWords } from '@/lib/status-words';
import { t } from '@/texts';
import { Matchup, resultOf, winnerOfGame } from '@/ui/matchup';
import { FindingRow } from './finding-row';
import type { Mend } from './finding-mends';
import type { FindingFragment } from './integrity.generated';

interface Props {
  game: FindingFragment['game'];
  findings: readonly FindingFragment[];
  seasonId: string;
  sport: string;
  onMend: (finding: FindingFragment, mend: Mend) => void;
  onAccept: (finding: FindingFragment) => void;
  onWithdraw: (finding: FindingFragment) => void;
}

/** A game with what does not agree in it. */
export function GameFindings({ game, findings, ...does }: Props) {
  const { id, date, homeTeam, awayTeam, homeScore, awayScore, status, displayStatus } = game;
  return (
    <section
      aria-label={t.admin.vs({ homeTeam: homeTeam.name, awayTeam: awayTeam.name, day: formatDay(date) })}
      className="card rounded-lg border border-line bg-surface wrap-anywhere shadow-card"
    >
      <Link
        to={adminPaths.game(id)}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 hover:bg-surface-2"
      >
        <span className="min-w-0">
          <Matchup home={homeTeam} away={awayTeam} winner={winnerOfGame(game)} />
        </span>
        <span className="tabular text-sm whitespace-nowrap text-muted">
          {[resultOf(homeScore, awayScore), resultNote(status)].filter(Boolean).join(' ') || statusWords(displayStatus)}{' '}
          · {formatDay(date)}
        </span>
      </Link>
      <ul className="divide-y divide-line">
        {findings.map((finding) => (
          <FindingRow key={finding.id} finding={finding} {...does} />
        ))}
      </ul>
    </section>
  );
}
