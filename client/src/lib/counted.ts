/** A number of things in words: '1 team', '1,200 players'. */
export function counted(count: number, thing: string): string {
  return `${count.toLocaleString()} ${count === 1 ? thing : `${thing}s`}`;
}
