import { isMatchId } from '@domain/bracket/match-id';

/** What the address says while nobody is chosen yet. */
const NOBODY_CHOSEN = 'none';

/** The chosen winners, team by match, as the address has them: 'r1m0.12-r2m0.12'. What says nothing is passed over. */
export function readWinners(text: string): Map<string, string> {
  return new Map(
    text.split('-').flatMap((part) => {
      const [, match = '', team = ''] = /^(\w{1,8})\.(\d{1,10})$/.exec(part) ?? [];
      return isMatchId(match) ? [[match, team]] : [];
    }),
  );
}

/** The other way round. */
export function writeWinners(winners: ReadonlyMap<string, string>): string {
  return [...winners].map(([match, team]) => `${match}.${team}`).join('-') || NOBODY_CHOSEN;
}
