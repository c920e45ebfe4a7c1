import { normaliseName } from '../../domain/text/normalise-name.js';
import { valueTaken } from '../../lib/errors.js';
import type { Subscriber } from '../audit/write-events.service.js';
import type { Write } from '../audit/write.service.js';
import { changedInUndo, numbersInUndo } from '../undo/undo.service.js';

interface Member {
  teamId: number;
  name: string;
  seasonLeagueId: number;
  league: string;
}

/** A team that has the name of another one in a league of a season. */
export interface TeamTwice {
  teamId: number;
  /** The one that is there, or came before. */
  other: Member;
}

/**
 * Refuses that a league of a season has two teams of one name, in any case: a reader of its standings could not tell
 * them apart. Called once the change is made, by everything that puts teams into season leagues or renames them. What
 * was so before this rule stays until then.
 * @param teamIds the teams that came or were renamed
 * @throws 409 naming the team and the league
 */
export async function refuseTeamTwice(tx: Write, teamIds: readonly number[]): Promise<void> {
  const [first] = await findTeamsTwice(tx, teamIds);
  if (first)
    throw valueTaken(
      `${first.other.league} has a team called ${first.other.name} already.`,
      'name',
      { entityType: 'team', organizationId: tx.organizationId, id: first.other.teamId },
      { teamId: first.other.teamId },
    );
}

/** As `refuseTeamTwice`, for who says it otherwise. */
export async function findTeamsTwice(tx: Write, teamIds: readonly number[]): Promise<TeamTwice[]> {
  if (teamIds.length === 0) return [];
  const leagues = await lockLeaguesOf(tx, teamIds);
  const members = (await tx.manager.query(
    `SELECT t.id AS "teamId", t.name, sl.id AS "seasonLeagueId", l.name AS league
     FROM season_league_teams slt
     JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
     JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
     JOIN leagues l ON l.organization_id = sl.organization_id AND l.id = sl.league_id
     WHERE slt.organization_id = $1 AND slt.season_league_id = ANY($2) ORDER BY slt.id`,
    [tx.organizationId, leagues],
  )) as Member[];
  const changed = new Set(teamIds);
  const seen = new Map<string, Member>();
  return members.flatMap((member) => {
    const key = `${member.seasonLeagueId} ${normaliseName(member.name)}`;
    const other = seen.get(key);
    seen.set(key, other ?? member);
    if (other === undefined) return [];
    if (changed.has(member.teamId)) return [{ teamId: member.teamId, other }];
    return changed.has(other.teamId) ? [{ teamId: other.teamId, other: member }] : [];
  });
}

/**
 * The season leagues that teams play in, locked: before the teams themselves, as everywhere. Two callers at once do not
 * pass each other.
 */
export async function lockLeaguesOf(tx: Write, teamIds: readonly number[]): Promise<number[]> {
  const rows = (await tx.manager.query(
    `SELECT sl.id FROM season_leagues sl WHERE sl.organization_id = $1 AND sl.id IN (
       SELECT slt.season_league_id FROM season_league_teams slt WHERE slt.organization_id = $1 AND slt.team_id = ANY($2)
     ) ORDER BY sl.id FOR NO KEY UPDATE`,
    [tx.organizationId, teamIds],
  )) as { id: number }[];
  return rows.map(({ id }) => id);
}

/** Teams that an undo brings back, or gives their name back, may find another one of that name in their place. */
export const keepTeamsApart: Subscriber<'undo'> = async (tx, { entryId, tables }, work) => {
  const renamed = tables.has('teams') ? await changedInUndo(tx, entryId, 'teams', 'name') : [];
  if (renamed.length > 0) await lockLeaguesOf(tx, renamed);
  await work();
  const placed = tables.has('season_league_teams')
    ? await numbersInUndo(tx, entryId, 'season_league_teams', 'team_id')
    : [];
  await refuseTeamTwice(tx, [...placed, ...renamed]);
};
