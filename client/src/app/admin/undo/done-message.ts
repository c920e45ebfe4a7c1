import { adminPaths } from '@/app/admin-paths';
import { formatDay } from '@/lib/dates';
import { t } from '@/texts';
import type { ToastMessage } from '@/ui/toast-context';
import type { UnmatchedFragment } from './undo.generated';

/**
 * What is said once something is done; a warning where games of a bracket have no match any more by it, with the way
 * to the first such bracket.
 * @param isAdmin whether who did it may go there; the holder of a link may not
 */
export function doneMessage(
  text: string,
  unmatched: readonly UnmatchedFragment[] = [],
  isAdmin = true,
): Pick<ToastMessage, 'kind' | 'text' | 'link'> {
  if (unmatched.length === 0) return { kind: 'success', text };
  const divisions = unmatched.flatMap(({ division }) => division ?? []);
  const games = unmatched.flatMap((each) => each.games);
  const [division] = divisions;
  const warning = t.brackets.no_longer_fit({
    count: games.length,
    names: divisions.map(({ name }) => name).join(', '),
    games: games.map(gameWords).join('; '),
  });
  return {
    kind: 'warning',
    text: `${sentence(text)} ${warning}`,
    ...(isAdmin &&
      division && {
        link: { label: t.brackets.open_the_bracket(), to: adminPaths.division(division.season.id, division.id) },
      }),
  };
}

/** 'Aces vs Bulls, Mon, Mar 2' */
export function gameWords({ homeTeam, awayTeam, date }: UnmatchedFragment['games'][number]): string {
  return `${t.brackets.vs_2({ homeTeam: homeTeam.name, awayTeam: awayTeam.name })}, ${formatDay(date)}`;
}

/** Messages are words or sentences; another one follows. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
