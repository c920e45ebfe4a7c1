import type { ReactNode } from 'react';
import type { DivisionBracketFragment } from '../bracket.generated';
import type { Supposing } from '../drawing/bracket-drawing';
import { supposedBracket } from './supposed-bracket';
import { WhatIfNote } from './what-if-note';
import { readWinners, writeWinners } from './winners';

/** What a page shows while winners are supposed. */
export interface WhatIf {
  division: DivisionBracketFragment;
  /** What stands over the bracket. */
  note: ReactNode;
  supposing: Supposing;
}

/**
 * The bracket that would follow from the winners in the address.
 * @param chosen what the address says
 * @param onChoose puts other winners there, made from those that the address has by then
 */
export function whatIf(
  division: DivisionBracketFragment,
  chosen: string,
  onChoose: (change: (chosen: string) => string) => void,
): WhatIf {
  const asked = readWinners(chosen);
  const supposed = supposedBracket(division, asked);
  const choose = (matchId: string, teamId: string): void => {
    onChoose((now) => {
      const next = new Map(supposedBracket(division, readWinners(now)).winners);
      // Once more takes it back, and with it what followed from it.
      if (next.get(matchId) === teamId) next.delete(matchId);
      else next.set(matchId, teamId);
      return writeWinners(supposedBracket(division, next).winners);
    });
  };
  return {
    division: supposed.division,
    note: (
      <WhatIfNote
        supposed={supposed}
        over={asked.size - supposed.winners.size}
        isSeries={division.bestOf > 1}
        onClear={() => onChoose(() => writeWinners(new Map()))}
      />
    ),
    supposing: { winners: supposed.winners, onChoose: choose },
  };
}
