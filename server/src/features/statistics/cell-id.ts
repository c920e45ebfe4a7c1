/** The id of a cell in the graph: the same with a value and without. */
export function cellId(gameId: number, playerId: number, definitionId: number): string {
  return `${gameId}-${playerId}-${definitionId}`;
}
