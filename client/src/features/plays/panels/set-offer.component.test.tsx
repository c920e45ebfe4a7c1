import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { playVocabularyOf } from '@domain/plays/play-vocabulary-of';
import type { PlayKind } from '@domain/plays/play-kind';
import type { PlayRevision } from '../keeping/play';
import { play } from '../keeping/testing';
import { courtState } from '../shown/game-state';
import { testGame } from '../shown/testing';
import { SetOffer } from './set-offer';

const noop = (): void => undefined;

/** What is offered after some plays of home, in order. */
function Offered({ kinds, isInserting = false }: { kinds: readonly PlayKind[]; isInserting?: boolean }) {
  const game = testGame({ vocabulary: playVocabularyOf('tennis') });
  const plays = kinds.map((kind, index): PlayRevision => play(`p${index}`, { kind, sortOrder: index, teamId: '1' }));
  const state = courtState(game, plays);
  return <SetOffer game={game} state={state} isInserting={isInserting} onEnd={noop} onGame={noop} />;
}

const times = (count: number, kind: PlayKind): PlayKind[] => Array.from({ length: count }, () => kind);

test('what was left alone is not asked again after something was inserted, but after it was taken back and won anew', async () => {
  const screen = await render(<Offered kinds={times(6, 'GAME_WON')} />);
  const end = screen.getByRole('button', { name: 'End q1' });
  await screen.getByRole('button', { name: 'Not now' }).click();
  await expect.element(end).not.toBeInTheDocument();
  await screen.rerender(<Offered kinds={times(6, 'GAME_WON')} isInserting />);
  await screen.rerender(<Offered kinds={times(6, 'GAME_WON')} />);
  await expect.element(end).not.toBeInTheDocument();
  await screen.rerender(<Offered kinds={times(5, 'GAME_WON')} />);
  await screen.rerender(<Offered kinds={times(6, 'GAME_WON')} isInserting />);
  await expect.element(end).not.toBeInTheDocument();
  await screen.rerender(<Offered kinds={times(6, 'GAME_WON')} />);
  await expect.element(end).toBeVisible();
});

test('games of a set that goes on beyond its end by the usual rules are offered, too', async () => {
  const screen = await render(<Offered kinds={[...times(6, 'GAME_WON'), ...times(4, 'POINT')]} />);
  await screen.getByRole('button', { name: 'Not now' }).click();
  await expect.element(screen.getByRole('button', { name: 'Game home' })).toBeVisible();
  await screen.getByRole('button', { name: 'Not now' }).click();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
