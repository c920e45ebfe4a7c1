import type { PlayKind } from '@domain/plays/play-kind';
import type { PlayVocabulary } from '@domain/plays/play-vocabulary';

/** Who did it: a player, or a team alone. */
export interface Person {
  readonly teamId: string;
  readonly playerId: string | null;
}

/** A place on the court, 0 to 100 of its length and width, the attack going to the right. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What was tapped of a play that is not complete yet: who or what first, as one likes. */
export interface Selection {
  readonly person: Person | null;
  readonly kind: PlayKind | null;
  readonly place: Place | null;
}

export const NOTHING_SELECTED: Selection = { person: null, kind: null, place: null };

/** One tap. */
export type Tap = { readonly person: Person } | { readonly kind: PlayKind } | { readonly place: Place };

/** A play that is complete. */
export interface Entered {
  readonly kind: PlayKind;
  readonly teamId: string | null;
  readonly playerId: string | null;
  readonly place: Place | null;
}

/** What a tap leads to. The second one of who and what completes the play; the same one twice takes it back. */
export function tapped(
  selection: Selection,
  tap: Tap,
  vocabulary: PlayVocabulary,
): { selection: Selection; entered: Entered | null } {
  const next = { ...selection, ...tap };
  if ('person' in tap && selection.kind === null && samePerson(tap.person, selection.person)) next.person = null;
  if ('kind' in tap && tap.kind === selection.kind) next.kind = null;
  const entered = completed(next, vocabulary);
  return entered === null ? { selection: next, entered } : { selection: NOTHING_SELECTED, entered };
}

function completed({ person, kind, place }: Selection, vocabulary: PlayVocabulary): Entered | null {
  const rule = kind === null ? undefined : vocabulary.rules.get(kind);
  if (kind === null || rule === undefined) return null;
  const at = rule.hasPlace ? place : null;
  if (person === null)
    return rule.player === 'none' && rule.team !== 'needed' ? { kind, teamId: null, playerId: null, place: at } : null;
  if (rule.player === 'needed' && person.playerId === null) return null;
  return { kind, teamId: person.teamId, playerId: rule.player === 'none' ? null : person.playerId, place: at };
}

/** Whether two are one. */
function samePerson(one: Person, other: Person | null): boolean {
  return one.teamId === other?.teamId && one.playerId === other.playerId;
}
