import { sportTraits } from '@domain/sports/sport-traits';
import type { CSSProperties } from 'react';
import { t } from '@/texts';
import type { CourtGame, SideName } from '../court-game';
import { blankColumns } from './blank-columns';
import { clockText } from '../keeping/game-clock';
import type { ScoresheetFacts } from './scoresheet-facts';

interface Props {
  game: CourtGame;
  sheet: ScoresheetFacts;
}

/** Every change of the score in its order, with the number of who made it on its side. */
export function RunningScore({ game, sheet }: Props) {
  const { hasClock } = sportTraits(game.vocabulary.sport);
  const scored = sheet.periods.filter(({ scores }) => scores.length > 0);
  if (scored.length === 0) return <p className="text-sm text-muted">{t.plays.nobody_has_scored_yet()}</p>;
  return (
    <div className="sheet-running">
      {scored.map(({ id, name, scores }) => (
        <table key={id} className="sheet-table">
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col">{shortOf(game, 'home')}</th>
              <th scope="col">{t.plays.score()}</th>
              <th scope="col">{shortOf(game, 'away')}</th>
              {hasClock && <th scope="col">{t.plays.clock()}</th>}
            </tr>
          </thead>
          <tbody>
            {scores.map(({ id: play, clock, side, who, score }) => (
              <tr key={play}>
                <td className="tabular wrap-anywhere">{side === 'home' && (who || '•')}</td>
                <td className="tabular whitespace-nowrap">
                  {score.home}–{score.away}
                </td>
                <td className="tabular wrap-anywhere">{side === 'away' && (who || '•')}</td>
                {hasClock && (
                  <td className="tabular whitespace-nowrap text-muted">{clock === null ? '' : clockText(clock)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** Columns side by side: a single one would be as wide as half of the page. */
const FEWEST = 2;

/** A box for a pen. */
const TO_FILL_IN = '\u00A0';

/** Points to be ticked off by hand: beside each the number of who made it. */
export function BlankScore({ game, sheet }: Props) {
  const columns = blankColumns(game.vocabulary, sheet.periods);
  return (
    <div className="sheet-blank" style={{ '--columns': Math.max(columns.length, FEWEST) } as CSSProperties}>
      {columns.map(({ id, period, from, to }) => (
        <table key={id} className="sheet-table">
          <caption className={period === null ? 'sr-only' : undefined}>
            {period ?? t.plays.to_2({ number: from, number2: to })}
          </caption>
          <thead>
            <tr>
              <th scope="colgroup" colSpan={2}>
                {shortOf(game, 'home')}
              </th>
              <th scope="colgroup" colSpan={2}>
                {shortOf(game, 'away')}
              </th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((points) => (
              <tr key={points}>
                <td className="sheet-box">{TO_FILL_IN}</td>
                <td className="display tabular text-muted">{points}</td>
                <td className="display tabular text-muted">{points}</td>
                <td className="sheet-box">{TO_FILL_IN}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** A team in three letters: a column of the running score is no wider than a number. */
const shortOf = (game: CourtGame, side: SideName): string =>
  game[side].teamName
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 3)
    .toUpperCase();
