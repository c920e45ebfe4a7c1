import type { TeamPageQuery } from './team-page.generated';

/** A team as its page has it. */
export type TeamOfPage = NonNullable<NonNullable<TeamPageQuery['organization']>['team']>;
