import { AdminBracketDocument, type DivisionBracketFragment } from '@/features/brackets/bracket.generated';
import { lostGames } from '@/features/brackets/admin/lost-games';
import { t } from '@/texts';
import type { Read } from '../deletion/use-deletion';
import { gameWords } from '../undo/done-message';

/**
 * For the question before games of a bracket go: its later games that lose their match with them; null where there are
 * none.
 */
export function lostWords(bracket: DivisionBracketFragment, gone: readonly string[]): string | null {
  const games = lostGames(bracket, { gone });
  if (games.length === 0) return null;
  const words = t.brackets.will_no_longer_fit({ count: games.length, name: bracket.name });
  return `${words} ${games.map(gameWords).join('; ')}.`;
}

/** The same for games of any brackets, or of none, after reading those; '' where nothing is lost. */
export async function lostByDeletion(
  games: readonly { id: string; division: { id: string } | null }[],
  read: Read,
): Promise<string> {
  const divisionIds = [...new Set(games.flatMap(({ division }) => division?.id ?? []))];
  const answers = await Promise.all(divisionIds.map((divisionId) => read(AdminBracketDocument, { divisionId })));
  const gone = games.map(({ id }) => id);
  const lost = answers.map(({ me }) => me?.actingFor?.division && lostWords(me.actingFor.division, gone));
  return lost.filter(Boolean).join(' ');
}
