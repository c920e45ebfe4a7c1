import type { Mark } from './week-columns';

/** How the selected game fits elsewhere: '12 other places fit, 9 with consequences; 2 take a reason; 4 do not fit.' */
export function elsewhereWords(marks: readonly Mark[]): string {
  const count = (kind: Mark['kind']): number => marks.filter((mark) => mark.kind === kind).length;
  const fitting = marks.filter(({ kind }) => kind === 'fits');
  const worse = fitting.filter(({ consequences }) => consequences.length > 0).length;
  const [warnings, errors] = [count('warning'), count('error')];
  const [first, ...rest] = [
    `${many(fitting.length, 'other place fits', 'other places fit')}${worse > 0 ? `, ${worse} with consequences` : ''}`,
    ...(warnings > 0 ? [many(warnings, 'takes a reason', 'take a reason')] : []),
    ...(errors > 0 ? [many(errors, 'does not fit', 'do not fit')] : []),
  ];
  return `${[first, ...rest].join('; ')}.`;
}

function many(count: number, one: string, several: string): string {
  return `${count === 0 ? 'No' : count.toLocaleString()} ${count === 1 ? one : several}`;
}
