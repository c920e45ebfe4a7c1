import { t } from '@/texts';
import type { CourtGame, SideName } from '../court-game';
import type { CourtsideResultFragment } from '../courtside.generated';
import { sportTraits } from '@domain/sports/sport-traits';
import { periodHeading } from '@/lib/period-heading';
import { periodWords } from '@/lib/period-words';
import type { ScoresheetFacts, ScoresheetPeriod } from './scoresheet-facts';

interface Props {
  game: CourtGame;
  sheet: ScoresheetFacts;
  /** Null on a scoresheet to be filled in by hand. */
  result: CourtsideResultFragment | null;
}

/** Score, team fouls and timeouts by period; beside them the final score, also where the plays make another one. */
export function PeriodTable({ game, sheet, result }: Props) {
  const isBlank = result === null;
  const final = finalOf(result);
  const made = `${sheet.score.home}:${sheet.score.away}`;
  const isOther = final !== null && (final.home !== sheet.score.home || final.away !== sheet.score.away);
  const hasFouls = game.vocabulary.rules.has('PERSONAL_FOUL');
  // Where they are not counted, one that was entered all the same is said.
  const hasTimeouts = sportTraits(game.vocabulary.sport).hasTimeouts || sheet.timeouts.home + sheet.timeouts.away > 0;
  const hasExtra = isBlank && game.vocabulary.scoring === 'added';
  const firstExtra = game.periods.find(({ kind, hidden }) => kind === 'OVERTIME' && !hidden)?.name ?? null;
  const extra = hasFouls ? t.plays.ot() : firstExtra;
  const pointsOf = ({ points }: ScoresheetPeriod, side: SideName): number | string => points?.[side] ?? '';
  const foulsOf = ({ fouls, points }: ScoresheetPeriod, side: SideName): number | string =>
    points === null ? '' : fouls[side];
  const rows = (['home', 'away'] as const).flatMap((side) => [
    { side, label: game[side].teamName, value: pointsOf, total: isBlank ? '' : (final ?? sheet.score)[side] },
    ...(hasFouls ? [{ side, label: t.plays.team_fouls(), value: foulsOf, total: '' }] : []),
  ]);
  return (
    <section aria-labelledby="by-period" className="min-w-0">
      <h2 id="by-period" className="sheet-title">
        {periodWords(game.vocabulary.sport).scoreBy}
      </h2>
      <div className="overflow-x-auto">
        <table aria-labelledby="by-period" className="sheet-table">
          <thead>
            <tr>
              <th scope="col" className="w-full text-left">
                {t.common.team()}
              </th>
              {sheet.periods.map(({ id, name }) => (
                <th key={id} scope="col" abbr={name}>
                  {periodHeading(name, sheet.periods)}
                </th>
              ))}
              {/* Where extra periods have no name of their own, there is room to write one. */}
              {hasExtra &&
                (extra === null ? <td>{'\u00A0'}</td> : <th scope="col">{periodHeading(extra, sheet.periods)}</th>)}
              <th scope="col">
                {result?.status === 'FORFEIT'
                  ? t.plays.forfeit()
                  : isBlank || final !== null
                    ? t.plays.final()
                    : t.plays.score()}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ side, label, value, total }) => (
              <tr key={`${side} ${label}`}>
                <th scope="row" className="text-left font-normal">
                  {label}
                </th>
                {sheet.periods.map((period) => (
                  <td key={period.id} className="tabular">
                    {value(period, side)}
                  </td>
                ))}
                {hasExtra && <td>{'\u00A0'}</td>}
                <td className="tabular font-semibold">{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isOther && <p className="mt-1 text-sm font-semibold">{t.plays.the_plays_make({ made })}</p>}
      {hasTimeouts && (
        <p className="mt-1 text-sm wrap-anywhere">
          {t.plays.timeouts_3()}{' '}
          {(['home', 'away'] as const)
            .map((side) => `${game[side].teamName} ${isBlank ? '______' : sheet.timeouts[side]}`)
            .join(', ')}
        </p>
      )}
    </section>
  );
}

/** The score with which the game has ended; null while it has not, and of a scoresheet to be filled in. */
function finalOf(result: CourtsideResultFragment | null): Readonly<Record<SideName, number>> | null {
  if (result === null || !['FINAL', 'FORFEIT'].includes(result.status)) return null;
  const { homeScore, awayScore } = result;
  return homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
}
