import type { EntityManager } from 'typeorm';
import { normaliseName } from '../../domain/text/normalise-name.js';
import { readTeamLine } from '../../domain/text/read-team-line.js';
import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { createRow, lockOrganization, lockRow } from '../audit/change.service.js';
import { write } from '../audit/write.service.js';
import { SeasonLeagueEntity } from '../leagues/season-league.entity.js';
import { enrolTeam } from '../teams/enrolment.service.js';
import { TeamEntity } from '../teams/team.entity.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { judgeLocked } from './judge-locked.service.js';
import { counted, countOf, type FilledLine, filledLines, problemOf, refuseInvalid } from './list-lines.js';
import type { TeamListInput } from './name-list.input.js';
import type { ListedTeam, NameListPayload, Namesake } from './name-list.type.js';

/** Where a list of teams goes: a league of a season, or nowhere. */
type Place = { id: number; league: string } | null;

/**
 * What adding a list of teams would do, line by line. Writes nothing. Admins. @throws 400 for no line or too many, 404
 */
export async function previewTeamList(
  ctx: RequestContext,
  { seasonLeagueId, lines }: TeamListInput,
): Promise<ListedTeam[]> {
  const organizationId = requireAdmin(ctx);
  const filled = filledLines(lines);
  const { manager } = ctx.services.dataSource;
  return judge(manager, organizationId, await findPlace(manager, organizationId, seasonLeagueId), filled);
}

/**
 * Adds a list of teams, to a season league or to none: all of it or nothing. The organization's one team of a name is
 * that team; every other name is a new one. It can be undone. Admins.
 * @throws as `previewTeamList`, and 400 naming each line that cannot be added
 */
export function addTeamList(ctx: RequestContext, { seasonLeagueId, lines }: TeamListInput): Promise<NameListPayload> {
  const organizationId = requireAdmin(ctx);
  const filled = filledLines(lines);
  return write(ctx, organizationId, async (tx) => {
    // The same list sent twice at once, also for two leagues, makes each new team once.
    await lockOrganization(tx);
    const seasonLeague =
      seasonLeagueId == null
        ? null
        : await lockRow(tx, SeasonLeagueEntity, parseId(seasonLeagueId, 'Season league'), 'Season league');
    const place = await findPlace(tx.manager, organizationId, seasonLeagueId);
    const { listed, known } = await judgeLocked(tx, TeamEntity, () => judge(tx.manager, organizationId, place, filled));
    refuseInvalid(listed);
    const [teams, places]: [number[], number[]] = [[], []];
    for (const { verdict, name, namesakes } of listed) {
      if (verdict === 'present') continue;
      const team =
        verdict === 'new'
          ? await createRow(tx, TeamEntity, { name }, { entityType: 'team', label: name })
          : known.get(namesakes[0]!.id)!;
      if (verdict === 'new') teams.push(team.id);
      if (seasonLeague) places.push((await enrolTeam(tx, seasonLeague, team)).id);
    }
    const undo = new UndoRecorder(tx);
    await undo.created('teams', teams);
    await undo.created('season_league_teams', places);
    const count = place === null ? teams.length : places.length;
    const message =
      count === 0
        ? 'All were there already; nothing was changed.'
        : `Added ${counted(count, 'team')}${place === null ? '' : ` to ${place.league}`}.`;
    return {
      newCount: teams.length,
      knownCount: countOf(listed, 'known'),
      presentCount: countOf(listed, 'present'),
      undoId: await undo.save('team.create', message),
      message,
    };
  });
}

async function findPlace(
  manager: EntityManager,
  organizationId: number,
  seasonLeagueId: string | null | undefined,
): Promise<Place> {
  if (seasonLeagueId == null) return null;
  const [place] = await manager.query<NonNullable<Place>[]>(
    'SELECT sl.id, l.name AS league FROM season_leagues sl JOIN leagues l ON l.organization_id = $1 AND l.id = sl.league_id WHERE sl.organization_id = $1 AND sl.id = $2',
    [organizationId, parseId(seasonLeagueId, 'Season league')],
  );
  if (!place) throw notFound('Season league');
  return place;
}

async function judge(
  manager: EntityManager,
  organizationId: number,
  place: Place,
  lines: readonly FilledLine[],
): Promise<ListedTeam[]> {
  const teams = await manager.query<Namesake[]>(
    `SELECT t.id, t.name, EXISTS (SELECT FROM season_league_teams slt WHERE slt.organization_id = $1 AND slt.team_id = t.id AND slt.season_league_id = $2) AS "isHere",
       (SELECT l.name || ', ' || s.name FROM season_league_teams slt
         JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = slt.season_league_id
         JOIN leagues l ON l.organization_id = $1 AND l.id = sl.league_id
         JOIN seasons s ON s.organization_id = $1 AND s.id = sl.season_id
         WHERE slt.organization_id = $1 AND slt.team_id = t.id ORDER BY slt.id DESC LIMIT 1) AS place
     FROM teams t WHERE t.organization_id = $1 AND lower(t.name) IN (SELECT lower(name) FROM unnest($3::text[]) AS n (name)) ORDER BY "isHere" DESC, t.id`,
    [organizationId, place?.id ?? 0, lines.map(({ text }) => readTeamLine(text))],
  );
  const byName = new Map<string, Namesake[]>();
  for (const team of teams)
    byName.set(normaliseName(team.name), [...(byName.get(normaliseName(team.name)) ?? []), team]);
  const seen = new Map<string, number>();
  return lines.map(({ number, text, problem }) => {
    const name = readTeamLine(text);
    const wrong = problem ?? problemOf((check) => check.name('name', name));
    const found = byName.get(normaliseName(name)) ?? [];
    const earlier = seen.get(normaliseName(name));
    seen.set(normaliseName(name), earlier ?? number);
    const judged = wrong !== null ? { verdict: 'invalid' as const, message: wrong } : verdictOf(found, earlier, place);
    return { number, name, ...judged, namesakes: found };
  });
}

function verdictOf(
  namesakes: readonly Namesake[],
  earlier: number | undefined,
  place: Place,
): Pick<ListedTeam, 'verdict' | 'message'> {
  if (earlier !== undefined) return { verdict: 'invalid', message: `The same name is on line ${earlier}.` };
  const [first, another] = namesakes;
  if (first === undefined) return { verdict: 'new', message: 'A new team.' };
  if (place === null) return { verdict: 'present', message: 'There is a team of this name already.' };
  if (first.isHere) return { verdict: 'present', message: `Plays in ${place.league} already.` };
  if (another !== undefined)
    return {
      verdict: 'invalid',
      message: `${namesakes.length} teams are called ${first.name}: add the one that is meant by hand.`,
    };
  return { verdict: 'known', message: 'There already: joins.' };
}
