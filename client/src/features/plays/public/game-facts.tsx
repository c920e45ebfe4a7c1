import { Card } from '@/ui/card';
import type { ToldGame } from './told-game';

/** What the plays add up to, side by side. */
export function GameFacts({ told: { game, summary } }: { told: ToldGame }) {
  const isWonBySets = game.vocabulary.scoring === 'won';
  const rows = [
    { label: 'Biggest lead', ...summary.biggestLead },
    { label: 'Longest run', ...summary.longestRun },
    ...(game.vocabulary.sport === 'basketball'
      ? [
          { label: 'Points off turnovers', ...summary.pointsOffTurnovers },
          { label: 'Second chance points', ...summary.secondChancePoints },
          { label: 'Bench points', ...summary.benchPoints },
          { label: 'Timeouts', ...summary.timeouts },
        ]
      : []),
  ];
  return (
    <Card title="In numbers" flush>
      {!isWonBySets && (
        <p className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line px-4 py-3">
          <span>
            <b className="display tabular text-xl">{summary.leadChanges}</b> lead changes
          </span>
          <span>
            <b className="display tabular text-xl">{summary.ties}</b> ties
          </span>
        </p>
      )}
      <table className="tabular w-full text-sm">
        <caption className="sr-only">Both teams in numbers</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-2 pl-4 text-left font-semibold">
              <span className="sr-only">What</span>
            </th>
            {[game.home, game.away].map(({ name, teamName }) => (
              <th key={name} scope="col" className="w-1/3 py-2 pr-4 text-right font-semibold break-words">
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
              <td className="py-2 pr-4 text-right">{home ?? '-'}</td>
              <td className="py-2 pr-4 text-right">{away ?? '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
