import { cn } from '@/lib/cn';
import { TeamLogo } from '@/ui/TeamLogo';
import { type BoxScoreGame, lineScore, shownScore } from './box-score-data';

/** Points per period and in all, a row per team. */
export function LineScore({ game, winner }: { game: BoxScoreGame; winner: 'home' | 'away' | null }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the keyboard can scroll it sideways
    <section aria-label="Line score" tabIndex={0} className="overflow-x-auto border-t border-line">
      <table className="tabular mx-auto text-sm sm:min-w-md">
        <caption className="sr-only">Score by period</caption>
        <thead>
          <tr className="eyebrow text-muted">
            <th scope="col" className="py-1.5 pr-2 pl-4 text-left font-semibold">
              <span className="sr-only">Team</span>
            </th>
            {game.periods.map(({ id, name }) => (
              <th key={id} scope="col" className="min-w-9 px-2 py-1.5 text-right font-semibold">
                {name}
              </th>
            ))}
            <th scope="col" className="min-w-12 py-1.5 pr-4 pl-3 text-right font-semibold">
              <abbr title="Total" className="no-underline">T</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((key) => {
            const side = game[key];
            return (
              <tr key={key} className={cn('border-t border-line', winner !== null && winner !== key && 'text-muted')}>
                <th scope="row" className="py-1.5 pr-2 pl-4 text-left font-semibold">
                  <span className="flex items-center gap-2">
                    <TeamLogo name={side.team.name} logoUrl={side.team.logoUrl} size="small" />
                    <span className="max-w-28 truncate sm:max-w-none">{side.team.name}</span>
                  </span>
                </th>
                {lineScore(side, game.periods).map((score, index) => (
                  <td key={game.periods[index]!.id} className="px-2 py-1.5 text-right">
                    {score ?? '–'}
                  </td>
                ))}
                <td className="py-1.5 pr-4 pl-3 text-right text-base font-bold">{shownScore(side)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
