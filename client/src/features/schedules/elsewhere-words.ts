import { t } from '@/texts';
import type { Mark } from './week-columns';

/** How the selected game fits elsewhere: '12 other places fit, 9 with consequences; 2 take a reason; 4 do not fit.' */
export function elsewhereWords(marks: readonly Mark[]): string {
  const count = (kind: Mark['kind']): number => marks.filter((mark) => mark.kind === kind).length;
  const fitting = marks.filter(({ kind }) => kind === 'fits');
  const worse = fitting.filter(({ consequences }) => consequences.length > 0).length;
  const [warnings, errors] = [count('warning'), count('error')];
  const [first, ...rest] = [
    `${many(fitting.length, 'other place fits', 'other places fit')}${worse > 0 ? t.schedules.with_consequences({ worse }) : ''}`,
    ...(warnings > 0 ? [many(warnings, t.schedules.takes_a_reason(), t.schedules.take_a_reason())] : []),
    ...(errors > 0 ? [many(errors, t.schedules.does_not_fit(), t.schedules.do_not_fit())] : []),
  ];
  return `${[first, ...rest].join('; ')}.`;
}

function many(count: number, one: string, several: string): string {
  return `${count === 0 ? t.schedules.no() : count.toLocaleString()} ${count === 1 ? one : several}`;
}
