import { t } from '@/texts';
import { sameNumber } from '@domain/rosters/same-number';

/** As much of a roster's row as is needed to see who wears what. */
export interface WornNumber {
  id: string;
  shownJerseyNumber?: string | null;
  player: { fullName: string };
}

/** The numbers that several of a roster wear, each in a sentence. */
export function sameNumbers(roster: readonly WornNumber[]): string[] {
  return roster.flatMap((row, index) => {
    const number = row.shownJerseyNumber ?? null;
    const wearers = roster.filter((other) => sameNumber(other.shownJerseyNumber ?? null, number));
    if (wearers.length < 2 || roster.indexOf(wearers[0]!) !== index) return [];
    const names = wearers.map(({ player }) => player.fullName);
    return t.rosters.number_is_worn_by({
      number: number!.replace(/^#\s*/, ''),
      players: names.slice(0, -1).join(', '),
      last: names.at(-1) ?? '',
    });
  });
}

/** Who else of the roster wears a number that is being typed; null for nobody. */
export function wearerOf(roster: readonly WornNumber[], number: string, exceptId: string): string | null {
  return (
    roster.find(({ id, shownJerseyNumber }) => id !== exceptId && sameNumber(shownJerseyNumber ?? null, number))?.player
      .fullName ?? null
  );
}
