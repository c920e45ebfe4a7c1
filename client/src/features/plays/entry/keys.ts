import type { Action } from './actions';
import type { CourtPlayer } from '../court-game';

/** What was typed of a jersey number so far. */
export interface Typed {
  readonly digits: string;
}

/** What a key comes to. */
export type KeyResult =
  | { readonly kind: 'team'; readonly side: 'home' | 'away' }
  | { readonly kind: 'digits'; readonly digits: string; readonly player: CourtPlayer | null }
  | { readonly kind: 'action'; readonly action: Action; readonly player: CourtPlayer | null }
  | { readonly kind: 'player'; readonly player: CourtPlayer }
  | { readonly kind: 'clock' | 'undo' | 'redo' | 'cancel' | 'help' }
  | null;

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** Whether it comes again since it is held down. */
  readonly repeat: boolean;
}

/**
 * What a key means at the table: h and a choose the team, digits a jersey, a letter what happened.
 * A key that is held down means what it meant when it was pressed, once.
 * @param players of the chosen team, those on the court first
 */
export function readKey(
  { key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Key,
  { digits }: Typed,
  actions: readonly Action[],
  players: readonly CourtPlayer[],
): KeyResult {
  if (repeat) return null;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() !== 'z') return null;
    return { kind: shiftKey ? 'redo' : 'undo' };
  }
  if (altKey) return null;
  const exact = players.find(({ jersey }) => jersey === digits) ?? null;
  if (/^\d$/.test(key)) {
    const typed = digits + key;
    const begun = players.filter(({ jersey }) => jersey?.startsWith(typed));
    // Nobody has it: a new number begins.
    if (begun.length === 0) return digits === '' ? null : readKey(plain(key), { digits: '' }, actions, players);
    const only = begun.length === 1 && begun[0]!.jersey === typed ? begun[0]! : null;
    return { kind: 'digits', digits: typed, player: only };
  }
  switch (key) {
    case ' ':
      return { kind: 'clock' };
    case 'Escape':
      return { kind: 'cancel' };
    case 'Backspace':
      return { kind: 'undo' };
    case '?':
      return { kind: 'help' };
    case 'Enter':
      return exact && { kind: 'player', player: exact };
    case 'h':
      return { kind: 'team', side: 'home' };
    case 'a':
      return { kind: 'team', side: 'away' };
  }
  const action = actions.find((each) => each.key !== '' && each.key === key.toLowerCase());
  return action ? { kind: 'action', action, player: exact } : null;
}

const plain = (key: string): Key => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
});
