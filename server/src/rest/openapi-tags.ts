/** A group of endpoints in the description. */
interface Tag {
  readonly name: string;
  readonly description: string;
}

/** What each first segment below /api is about. */
const GROUPS: readonly (Tag & { readonly segments: readonly string[] })[] = [
  {
    name: 'Organizations',
    description: 'Organizations, what has changed of them, and their sports.',
    segments: ['organizations', 'admin', 'changes', 'sportsv2'],
  },
  { name: 'Navigation', description: "Links of an organization's site.", segments: ['organization-links'] },
  { name: 'Users', description: 'Users, and signing in and out.', segments: ['auth', 'users', 'usersv2'] },
  { name: 'Records', description: 'Records and leaders.', segments: ['records', 'stat-leaders'] },
  {
    name: 'Seasons',
    description: 'Seasons with their leagues, divisions and teams there.',
    segments: ['seasonsv2', 'seasonsleagues', 'divisions'],
  },
  { name: 'Leagues', description: 'Leagues of all seasons.', segments: ['leagues', 'leaguesv2'] },
  { name: 'Teams', description: 'Teams of all seasons.', segments: ['teams', 'teamsv2'] },
  { name: 'Players', description: 'Players and what is known of them.', segments: ['playersv2', 'playerAttributes'] },
  {
    name: 'Games',
    description: 'Games and box scores.',
    segments: ['games', 'gamesv2', 'player-game-stats', 'schedules'],
  },
  { name: 'Calendar', description: 'Byes and weeks off.', segments: ['bye-dates', 'week-offs'] },
  {
    name: 'Statistics',
    description: 'Statistics and periods that a sport is kept in.',
    segments: ['statsv2', 'gamePeriods'],
  },
  { name: 'Businesses', description: 'Business listings.', segments: ['businesses'] },
];

/** All groups, in order. */
export const TAGS: readonly Tag[] = GROUPS.map(({ name, description }) => ({ name, description }));

/** The group of a path. @throws Error for a path of none */
export function tagOf(path: string): string {
  const segment = path.split('/')[2]!;
  const group = GROUPS.find(({ segments }) => segments.includes(segment));
  if (!group) throw new Error(`no group of the description has '${segment}'`);
  return group.name;
}
