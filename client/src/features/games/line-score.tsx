import { cn } from '@/lib/cn';
import { periodNumber } from '@/lib/period-heading';
import { t } from '@/texts';
import { teamAbbreviation } from '@domain/text/team-abbreviation';
import { TeamLogo } from '@/ui/team-logo';
import { type BoxScoreGame, lineScore, shownScore } from './box-score-data';

/** The name takes what room the periods leave on a phone, and it and the total stay in sight however many they are. */
const TEAM =
  'sticky left-0 bg-surface py-1.5 pr-2 pl-3 max-sm:w-full max-sm:max-w-0 max-sm:min-w-24 sm:max-w-80 sm:pl-4';
const TOTAL = 'sticky right-0 min-w-11 bg-surface py-1.5 pr-3 pl-2 sm:min-w-12 sm:pr-4 sm:pl-3';

/** So many periods stand apart on a phone; more, as innings, close to each other. */
const ROOMY = 6;

/**
 * 'Inning 3': on a phone its number alone is seen, so that nine of them stand beside each other, and the extra ones.
 */
function PeriodName({ name, first }: { name: string; first: string }) {
  const number = periodNumber(name, first);
  if (number === undefined) return name;
  return (
    <>
      <span className="max-sm:sr-only">{name.slice(0, -number.length)}</span>
      {number}
    </>
  );
}

/** Points per period and in all, a row per team. */
export function LineScore({ game, winner }: { game: BoxScoreGame; winner: 'home' | 'away' | null }) {
  const scores = lineScore(game);
  return (
    // Focusable, so that the keyboard can scroll it sideways.
    <section aria-label={t.games.line_score()} tabIndex={0} className="relative overflow-x-auto border-t border-line">
      <table className="tabular mx-auto text-sm max-sm:w-full sm:min-w-md">
        <caption className="sr-only">{t.games.line_score()}</caption>
        <thead>
          <tr className="eyebrow text-muted">
            <th scope="col" className={cn('text-left', TEAM)}>
              <span className="sr-only">{t.common.team()}</span>
            </th>
            {game.periods.map(({ id, name }) => (
              <th
                key={id}
                scope="col"
                className={cn(
                  'px-1 py-1.5 text-right font-semibold sm:min-w-9 sm:px-2',
                  game.periods.length <= ROOMY && 'max-sm:min-w-7',
                )}
              >
                <PeriodName name={name} first={game.periods[0]!.name} />
              </th>
            ))}
            <th scope="col" className={cn('text-right font-semibold', TOTAL)}>
              <abbr title={t.games.total()} className="no-underline">
                {t.games.t()}
              </abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((key) => {
            const side = game[key];
            return (
              <tr key={key} className={cn('border-t border-line', winner !== null && winner !== key && 'text-muted')}>
                <th scope="row" className={cn('text-left font-semibold', TEAM)}>
                  <span className="flex items-center gap-2">
                    <TeamLogo
                      name={side.team.name}
                      logoUrl={side.team.logoUrl}
                      colour={side.team.colour}
                      abbreviation={side.team.abbreviation}
                      size="small"
                      beside={key === 'away' ? game.home.team : undefined}
                    />
                    <span className="min-w-0 truncate max-sm:sr-only">{side.team.name}</span>
                    <span
                      aria-hidden="true"
                      data-short={side.team.abbreviation ?? teamAbbreviation(side.team.name)}
                      className="before:content-[attr(data-short)] sm:hidden"
                    />
                  </span>
                </th>
                {scores.map((period, index) => (
                  <td key={game.periods[index]!.id} className="px-1 py-1.5 text-right sm:px-2">
                    {period[key] ?? '–'}
                  </td>
                ))}
                <td className={cn('text-right text-base font-bold', TOTAL)}>{shownScore(side)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
