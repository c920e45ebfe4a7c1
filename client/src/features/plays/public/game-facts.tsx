import { t } from '@/texts';
import { Card } from '@/ui/card';
import type { ToldGame } from './told-game';

/** What the plays add up to, side by side. */
export function GameFacts({ told: { game, summary } }: { told: ToldGame }) {
  const isWonBySets = game.vocabulary.scoring === 'won';
  const rows = [
    { label: t.plays.biggest_lead(), ...summary.biggestLead },
    { label: t.plays.longest_run(), ...summary.longestRun },
    ...(game.vocabulary.sport === 'basketball'
      ? [
          { label: t.plays.points_off_turnovers(), ...summary.pointsOffTurnovers },
          { label: t.plays.second_chance_points(), ...summary.secondChancePoints },
          { label: t.plays.bench_points(), ...summary.benchPoints },
          { label: t.plays.timeouts_2(), ...summary.timeouts },
        ]
      : []),
  ];
  return (
    <Card title={t.plays.in_numbers()} flush>
      {!isWonBySets && (
        <p className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line px-4 py-3">
          <span>
            {t.plays.lead_changes({
              b: (words) => <b className="display tabular text-xl">{words}</b>,
              leadChanges: summary.leadChanges,
            })}
          </span>
          <span>
            {t.plays.ties({ b: (words) => <b className="display tabular text-xl">{words}</b>, ties: summary.ties })}
          </span>
        </p>
      )}
      <table className="tabular w-full text-sm">
        <caption className="sr-only">{t.plays.both_teams_in_numbers()}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-2 pl-4 text-left font-semibold">
              <span className="sr-only">{t.plays.what()}</span>
            </th>
            {[game.home, game.away].map(({ name, teamName }) => (
              <th key={name} scope="col" className="w-1/3 py-2 pr-4 text-right font-semibold wrap-anywhere">
                {teamName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, home, away }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-2 pl-4 text-left font-normal">
                {label}
              </th>
              <td className="py-2 pr-4 text-right">{home ?? '–'}</td>
              <td className="py-2 pr-4 text-right">{away ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
