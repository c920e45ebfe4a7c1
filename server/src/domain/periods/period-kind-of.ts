/** So many innings a game of baseball has where nobody decides otherwise. */
export const INNINGS = 9;

/** What a period of a game is: played always, played only when scores are level, or the final score itself. */
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** All of them. */
export const PERIOD_KINDS = ['regular', 'overtime', 'final'] as const;

/**
 * Reads the kind off a period's name, in any case: 'Final'; 'OT', 'OT2', 'Overtime', 'Overtime 3'; innings behind the
 * ninth, as 'Inning 10' or 'Extra inning'; everything else is regular.
 */
export function periodKindOf(name: string): PeriodKind {
  if (isCalledFinal(name)) return 'final';
  const tidy = tidied(name);
  if (Number(/^inning\s*(\d+)$/u.exec(tidy)?.[1] ?? 0) > INNINGS) return 'overtime';
  return /^(?:ot|overtime|extra innings?)\s*\d*$/u.test(tidy) ? 'overtime' : 'regular';
}

/** Whether a period's name says that it is the final score itself: 'Final', in any case. */
export function isCalledFinal(name: string): boolean {
  return tidied(name) === 'final';
}

function tidied(name: string): string {
  return name.trim().toLowerCase();
}
