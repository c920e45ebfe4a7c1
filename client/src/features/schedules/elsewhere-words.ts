import { t } from '@/texts';
import type { Mark } from './week-columns';

/** How the selected game fits elsewhere: '12 other places fit, 9 with consequences; 2 take a reason; 4 do not fit.' */
export function elsewhereWords(marks: readonly Mark[]): string {
  const count = (kind: Mark['kind']): number => marks.filter((mark) => mark.kind === kind).length;
  const fitting = marks.filter(({ kind }) => kind === 'fits');
  const worse = fitting.filter(({ consequences }) => consequences.length > 0).length;
  const [warnings, errors] = [count('warning'), count('error')];
  const [first, ...rest] = [
    t.schedules.other_places_fit({ count: fitting.length }) +
      (worse > 0 ? t.schedules.with_consequences({ worse }) : ''),
    ...(warnings > 0 ? [t.schedules.places_take_a_reason({ count: warnings })] : []),
    ...(errors > 0 ? [t.schedules.places_do_not_fit({ count: errors })] : []),
  ];
  return `${[first, ...rest].join('; ')}.`;
}
