/** 'headToHead' as the type of 'HEAD_TO_HEAD', and so on. */
type ToDomain<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<ToDomain<Rest>>}`
  : Lowercase<Name>;

/** What the rules call a value of an enum of the graph: 'HEAD_TO_HEAD' is 'headToHead'. */
export function toDomainName<Name extends string>(name: Name): ToDomain<Name> {
  return name.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as ToDomain<Name>;
}
