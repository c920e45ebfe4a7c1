/** 'HEAD_TO_HEAD' as the type of 'headToHead', and so on. */
type ToGraph<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Uppercase<First>
    ? `_${First}${ToGraph<Rest>}`
    : `${Uppercase<First>}${ToGraph<Rest>}`
  : '';

/** What an enum of the graph calls a value of the rules: 'headToHead' is 'HEAD_TO_HEAD'. */
export function toGraphName<Name extends string>(name: Name): ToGraph<Name> {
  return name.replaceAll(/[A-Z]/g, '_$&').toUpperCase() as ToGraph<Name>;
}
