import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { formatMoment } from '@/lib/moments';
import { periodWords } from '@/lib/period-words';
import { t } from '@/texts';
import { Button, buttonClass } from '@/ui/button';
import { describeFinding } from './finding-labels';
import { type Mend, mendsOf } from './finding-mends';
import type { FindingFragment } from './integrity.generated';

const LABELS: Record<Mend, (sport: string) => string> = {
  statistics: () => t.admin.edit_stats(),
  scores: () => t.admin.edit_final_scores(),
  periods: (sport) => periodWords(sport).scoreBy,
  plays: () => t.admin.courtside(),
  details: () => t.admin.edit_game(),
  roster: () => t.admin.add_to_roster(),
  season: () => t.seasons.edit_season(),
};

/** Where to go for those that have a screen of their own. */
const SCREENS: Partial<Record<Mend, (gameId: string, seasonId: string) => string>> = {
  statistics: adminPaths.editGame,
  plays: adminPaths.courtside,
  season: (_gameId, seasonId) => adminPaths.season(seasonId),
};

interface Props {
  finding: FindingFragment;
  seasonId: string;
  /** Its name. */
  sport: string;
  onMend: (finding: FindingFragment, mend: Mend) => void;
  onAccept: (finding: FindingFragment) => void;
  onWithdraw: (finding: FindingFragment) => void;
}

/** A finding: what does not agree, how it can be mended, and that it may stay as it is. */
export function FindingRow({ finding, seasonId, sport, onMend, onAccept, onWithdraw }: Props) {
  const { game, acceptance } = finding;
  const text = describeFinding(finding);
  const of = (label: string): string => `${label}: ${text}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className={acceptance ? 'text-muted' : undefined}>{text}</p>
        {acceptance && (
          <p className="mt-0.5 text-sm">
            {t.admin.accepted_by({
              acceptedBy: acceptance.acceptedBy,
              moment: formatMoment(acceptance.acceptedAt),
              reason: acceptance.reason,
            })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-1.5">
        {acceptance ? (
          <Button size="small" aria-label={of(t.admin.ask_again())} onClick={() => onWithdraw(finding)}>
            {t.admin.ask_again()}
          </Button>
        ) : (
          <>
            {mendsOf(finding).map((mend) => {
              const screen = SCREENS[mend];
              return screen ? (
                <Link
                  key={mend}
                  to={screen(game.id, seasonId)}
                  aria-label={of(LABELS[mend](sport))}
                  className={buttonClass('secondary', 'small')}
                >
                  {LABELS[mend](sport)}
                </Link>
              ) : (
                <Button
                  key={mend}
                  size="small"
                  aria-label={of(LABELS[mend](sport))}
                  onClick={() => onMend(finding, mend)}
                >
                  {LABELS[mend](sport)}
                </Button>
              );
            })}
            <Button size="small" variant="ghost" aria-label={of(t.admin.accept())} onClick={() => onAccept(finding)}>
              {t.admin.accept()}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
