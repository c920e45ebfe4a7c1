/** A list with one element put where another one is; the list itself when there is nothing to move. */
export function moved<Element extends { id: string }>(
  list: readonly Element[],
  id: string,
  overId: string,
): readonly Element[] {
  const [from, to] = [list.findIndex((each) => each.id === id), list.findIndex((each) => each.id === overId)];
  if (from === -1 || to === -1 || from === to) return list;
  const next = list.toSpliced(from, 1);
  return next.toSpliced(to, 0, list[from]!);
}
