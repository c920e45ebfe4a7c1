/** What a season league says of one statistic. */
export interface LeagueStatistic {
  readonly definitionId: number;
  readonly hidden: boolean;
}

/**
 * The statistics that a season league knows, in its order: those that the organization shows, first those of which the
 * league says something, then the others in the organization's order.
 * @param all in the organization's order
 * @param own in the league's order; none: the organization's order holds
 * @returns hidden: by the league
 */
export function leagueStatistics<Definition extends { readonly id: number; readonly hidden: boolean }>(
  all: readonly Definition[],
  own: readonly LeagueStatistic[],
): { readonly definition: Definition; readonly hidden: boolean }[] {
  const shown = new Map(all.flatMap((definition) => (definition.hidden ? [] : [[definition.id, definition] as const])));
  const named = own.flatMap(({ definitionId, hidden }) => {
    const definition = shown.get(definitionId);
    shown.delete(definitionId);
    return definition ? [{ definition, hidden }] : [];
  });
  return [...named, ...[...shown.values()].map((definition) => ({ definition, hidden: false }))];
}
