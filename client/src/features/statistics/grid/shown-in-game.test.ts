import { expect, test } from 'vitest';
import type { GridDefinition } from './grid-game';
import { shownInGame } from './shown-in-game';

const definition = (id: string, hidden = false): GridDefinition => ({
  id,
  name: id,
  abbreviation: id,
  kind: 'COUNTING',
  formula: null,
  hidden,
});
const ALL = [definition('PTS'), definition('MIN', true), definition('AST'), definition('REB')];
const told = (...ids: string[]) =>
  shownInGame(
    ALL,
    ids.map((id) => ({ id })),
  ).map(({ id, hidden }) => (hidden ? `(${id})` : id));

test('the order of the game, behind it what its league leaves out', () => {
  expect(told('PTS', 'AST', 'REB')).toEqual(['PTS', '(MIN)', 'AST', 'REB']);
  expect(told('REB', 'PTS')).toEqual(['REB', 'PTS', '(MIN)', '(AST)']);
});
