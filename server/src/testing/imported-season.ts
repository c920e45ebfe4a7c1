import { createUser } from './factories.js';
import type { RequestContext } from '../context/request-context.js';
import { describeProblem } from '../features/season-import/reporting/problem.js';
import type { ImportNotes } from '../features/season-import/reporting/report.js';
import type { TestApp } from './app.js';

/** Notes of a report as lines of text. */
export function noteLines({ items }: ImportNotes): string[] {
  return items.map(describeProblem);
}

/** Every player's points, in the order in which the players came. */
export function pointsOf(app: TestApp, organizationId: number): Promise<{ name: string; total: number }[]> {
  return app.manager.query(
    `SELECT p.first_name AS name, s.total FROM player_stat_totals s JOIN players p ON p.organization_id = $1 AND p.id = s.player_id
     JOIN stat_definitions d ON d.organization_id = $1 AND d.id = s.stat_definition_id WHERE s.organization_id = $1 AND d.abbreviation = 'PTS' ORDER BY p.id`,
    [organizationId],
  );
}

/** The records of teams with a decided game, by name. */
export function recordsOf(
  app: TestApp,
  organizationId: number,
): Promise<{ name: string; wins: number; losses: number }[]> {
  return app.manager.query(
    `SELECT t.name, s.wins, s.losses FROM team_season_totals s JOIN teams t ON t.organization_id = $1 AND t.id = s.team_id
     WHERE s.organization_id = $1 AND s.wins + s.losses > 0 ORDER BY t.name`,
    [organizationId],
  );
}

/** The context of a member of staff of the organization. */
export async function staffContext(app: TestApp, organizationId: number): Promise<RequestContext> {
  const user = await createUser(app.manager, organizationId);
  const actor = { id: user.id, username: user.username, role: 'staff' as const, organizationId };
  return app.context({ signedIn: { actor, session: { id: 0, csrfToken: '', expiresAt: new Date(), organizationId } } });
}

/** games.csv with a first column of keys. */
export function withGameKeys(games: string, ...keys: string[]): string {
  return games
    .split('\n')
    .map((line, index) => `${['game_key', ...keys][index]},${line}`)
    .join('\n');
}
