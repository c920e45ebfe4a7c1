import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import { expect, test } from 'vitest';
import type { BracketMatch } from './bracket.js';
import { GRAND_FINAL, losersMatchId, mainMatchId, RESET_FINAL, THIRD_PLACE } from './match-id.js';
import { resolveBracket } from './resolve-bracket.js';
import { roundCount } from './round-count.js';
import { inOrder, playOut } from './testing.js';

type Kind = 'single' | 'double';
/** A match as the library stores it; opponents have ids from 0 in the order of the seeds. */
interface TheirMatch {
  id: number;
  number: number;
  group_id: number;
  round_id: number;
  opponent1: { id: number | null; result?: string } | null;
  opponent2: { id: number | null; result?: string } | null;
}

/** The same for both: whether the upper team wins a match. */
const upperWins = (count: number) => (matchId: string) =>
  [...`${count}${matchId}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % 5 > 1;

/** Plays a stage of the library to its end. @returns its matches of two teams by our ids, with winners, as seeds */
async function theirs(kind: Kind, count: number): Promise<Map<string, string>> {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const seeding = Array.from({ length: 2 ** roundCount(count) }, (_item, index) =>
    index < count ? `${index + 1}` : null,
  );
  await manager.create.stage({
    tournamentId: 0,
    name: 'Division',
    type: kind === 'single' ? 'single_elimination' : 'double_elimination',
    seeding,
    settings: kind === 'single' ? { consolationFinal: true } : { grandFinal: 'double' },
  });
  const rounds = (await storage.select('round')) as { id: number; number: number }[];
  const numberOf = new Map(rounds.map(({ id, number }) => [id, number]));
  const idOf = ({ group_id: group, round_id: roundId, number }: TheirMatch): string => {
    const round = numberOf.get(roundId) ?? 0;
    if (group === 0) return mainMatchId(round, number - 1);
    if (kind === 'single') return THIRD_PLACE;
    return group === 1 ? losersMatchId(round, number - 1) : round === 1 ? GRAND_FINAL : RESET_FINAL;
  };
  for (;;) {
    const matches = (await storage.select('match')) as TheirMatch[];
    const open = matches.find(
      ({ opponent1, opponent2 }) => opponent1?.id != null && opponent2?.id != null && !opponent1.result,
    );
    if (!open) {
      // The library fills the second final also when the first has decided.
      const isOver = matches.some((match) => idOf(match) === GRAND_FINAL && match.opponent1?.result === 'win');
      return new Map(
        matches
          .filter(({ opponent1, opponent2 }) => opponent1?.id != null && opponent2?.id != null)
          .filter((match) => !(isOver && idOf(match) === RESET_FINAL))
          .map((match) => [
            idOf(match),
            line(match.opponent1!.id! + 1, match.opponent2!.id! + 1, match.opponent1!.result === 'win'),
          ]),
      );
    }
    const side = upperWins(count)(idOf(open)) ? 'opponent1' : 'opponent2';
    await manager.update.match({ id: open.id, [side]: { result: 'win' } });
  }
}

function ours(kind: Kind, count: number): Map<string, string> {
  const options = { kind, bestOf: 1, thirdPlace: true };
  const seeds = Array.from({ length: count }, (_item, index) => index + 1);
  const games = playOut(seeds, upperWins(count), options);
  const lineOf = ({ home, away, winner }: BracketMatch): string =>
    line(Number(home?.seed), Number(away?.seed), winner?.seed === home?.seed);
  return new Map(inOrder(resolveBracket(seeds, games, options)).map((match) => [match.id, lineOf(match)]));
}

const line = (upper: number, lower: number, isUpper: boolean): string =>
  `${upper}-${lower}: ${isUpper ? upper : lower}`;

const sizes = (least: number): number[] => Array.from({ length: 65 - least }, (_item, index) => index + least);

test.each([
  ['single', 4],
  ['double', 3],
] as const)('%s elimination of %i to 64 teams is played as by brackets-manager', async (kind, least) => {
  for (const count of sizes(least)) {
    const own = ours(kind, count);
    expect([count, [...own].toSorted()]).toEqual([count, [...(await theirs(kind, count))].toSorted()]);
  }
});
