import type { LeaderboardQuery } from './leaderboard.generated';

type Organization = Pick<NonNullable<LeaderboardQuery['organization']>, 'records' | 'statistics'>;

/** Whether records by points, and by threes, are told: not those that nobody has and that the sport does not keep. */
export function shownRecords({ records, statistics }: Organization): [points: boolean, threes: boolean] {
  const keeps = (name: string): boolean =>
    !statistics || statistics.statDefinitions.some(({ abbreviation }) => abbreviation === name);
  const has = (list: readonly unknown[] | undefined): boolean => (list ?? []).length > 0;
  return [has(records?.points) || keeps('PTS'), has(records?.threes) || keeps('3PM')];
}
