import type { GridDefinition } from './grid-game';

/**
 * Definitions as a game's box score shows them: a season league may have an order of its own, and leave some out, which
 * then come last and are hidden.
 * @param definitions of the sport in the organization's order
 * @param shown those of the game, in its order
 */
export function shownInGame(
  definitions: readonly GridDefinition[],
  shown: readonly { readonly id: string }[],
): readonly GridDefinition[] {
  const order = shown.map(({ id }) => id);
  const organizations = definitions.filter(({ hidden }) => !hidden).map(({ id }) => id);
  if (order.join() === organizations.join()) return definitions;
  const first = order.flatMap((id) => definitions.find((definition) => definition.id === id) ?? []);
  const others = definitions.filter(({ id }) => !order.includes(id));
  return [...first, ...others.map((definition) => ({ ...definition, hidden: true }))];
}
