import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CourtPlayer, SideName } from '../court-game';
import type { Action } from '../entry/actions';
import { readKey } from '../entry/keys';

interface Keys {
  /** Whether keys mean anything now: not while a dialog is open. */
  isOn: boolean;
  actions: readonly Action[];
  /** Of the chosen team, those on the court first. */
  players: readonly CourtPlayer[];
  onTeam: (side: SideName) => void;
  onPlayer: (player: CourtPlayer) => void;
  onAction: (action: Action, player: CourtPlayer | null) => void;
  onClock: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onCancel: () => void;
  onHelp: () => void;
}

/** Listens to the keyboard of the whole screen; answers the jersey number as typed so far. */
export function useKeys(keys: Keys): string {
  const [digits, setDigits] = useState('');
  const latest = useRef({ keys, digits });
  useLayoutEffect(() => {
    latest.current = { keys, digits };
  });
  const { isOn } = keys;
  useEffect(() => {
    if (!isOn) return;
    const type = (typed: string): void => {
      latest.current.digits = typed;
      setDigits(typed);
    };
    // What was tapped last: it keeps the focus, and a browser says of the next key that it is seen there.
    let tapped: Element | null = null;
    const tap = (event: PointerEvent): void => {
      tapped = event.target instanceof Element ? event.target.closest('button, a') : null;
    };
    const press = (event: KeyboardEvent): void => {
      const { keys: now, digits: typed } = latest.current;
      if (event.key === 'Tab') tapped = null;
      if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) return;
      // A question over the screen, or the sign-in, whose keys are its own.
      if (event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]')) return;
      const pressesButtons = event.key === 'Enter' || event.key === ' ';
      // Held down, Enter would press what has the focus again and again.
      if (event.repeat && pressesButtons) return event.preventDefault();
      // Enter and space press what has the focus, when that was reached by keys.
      const focused = document.activeElement;
      const isPressed = focused !== tapped && focused instanceof HTMLElement && focused.matches(':focus-visible');
      if (isPressed && typed === '' && pressesButtons) return;
      const result = readKey(event, { digits: typed }, now.actions, now.players);
      if (result === null) return;
      event.preventDefault();
      type('');
      switch (result.kind) {
        case 'digits':
          if (result.player) now.onPlayer(result.player);
          else type(result.digits);
          return;
        case 'player':
          return now.onPlayer(result.player);
        case 'action':
          return now.onAction(result.action, result.player);
        case 'team':
          return now.onTeam(result.side);
        case 'clock':
          return now.onClock();
        case 'undo':
          return now.onUndo();
        case 'redo':
          return now.onRedo();
        case 'cancel':
          return now.onCancel();
        case 'help':
          return now.onHelp();
      }
    };
    window.addEventListener('pointerdown', tap);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('pointerdown', tap);
      window.removeEventListener('keydown', press);
      setDigits('');
    };
  }, [isOn]);
  return digits;
}
