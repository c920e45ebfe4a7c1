import type { EntityManager } from 'typeorm';
import { normaliseName } from '../../domain/text/normalise-name.js';
import { readPlayerLine } from '../../domain/text/read-player-line.js';
import { splitFullName } from '../../domain/text/split-full-name.js';
import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { createRow, lockRow } from '../audit/change.service.js';
import { write } from '../audit/write.service.js';
import { addPlayer } from '../players/add-player.service.js';
import { checkPlayerName } from '../players/player-checks.js';
import { PlayerEntity } from '../players/player.entity.js';
import { RosterEntryEntity } from '../rosters/roster-entry.entity.js';
import { SeasonLeagueTeamEntity } from '../teams/season-league-team.entity.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { judgeLocked } from './judge-locked.service.js';
import { counted, countOf, type FilledLine, filledLines, problemOf, refuseInvalid } from './list-lines.js';
import type { PlayerListInput } from './name-list.input.js';
import type { ListedPlayer, NameListPayload, Namesake } from './name-list.type.js';

/** A team as the list is about it. */
interface Place {
  id: number;
  team: string;
}

/**
 * What adding a list of players to a roster would do, line by line. Writes nothing. Admins. @throws 400 for no line or
 * too many, 404
 */
export async function previewPlayerList(
  ctx: RequestContext,
  { seasonLeagueTeamId, lines }: PlayerListInput,
): Promise<ListedPlayer[]> {
  const organizationId = requireAdmin(ctx);
  const filled = filledLines(lines);
  const { manager } = ctx.services.dataSource;
  return judge(
    manager,
    organizationId,
    await findPlace(manager, organizationId, parseId(seasonLeagueTeamId, 'Team')),
    filled,
  );
}

/**
 * Puts a list of players on a roster: all of it or nothing. Who has a name of the list, or is known as it while nobody
 * has it, and is alone with it is that player; who is on the team stays as is; everybody else is new. It can be undone.
 * Admins.
 * @throws as `previewPlayerList`, and 400 naming each line that cannot be added
 */
export function addPlayerList(
  ctx: RequestContext,
  { seasonLeagueTeamId, lines }: PlayerListInput,
): Promise<NameListPayload> {
  const organizationId = requireAdmin(ctx);
  const filled = filledLines(lines);
  const id = parseId(seasonLeagueTeamId, 'Team');
  return write(ctx, organizationId, async (tx) => {
    // Locked: the same list sent twice at once adds everybody once.
    await lockRow(tx, SeasonLeagueTeamEntity, id, 'Team');
    const place = await findPlace(tx.manager, organizationId, id);
    const { listed, known } = await judgeLocked(tx, PlayerEntity, () =>
      judge(tx.manager, organizationId, place, filled),
    );
    refuseInvalid(listed);
    const [players, entries]: [number[], number[]] = [[], []];
    for (const { verdict, firstName, lastName, jerseyNumber, namesakes } of listed) {
      if (verdict === 'present') continue;
      const player =
        verdict === 'new' ? await addPlayer(tx, { firstName, lastName }, null) : known.get(namesakes[0]!.id)!;
      if (verdict === 'new') players.push(player.id);
      const label = `${player.firstName} ${player.lastName}`.trim();
      const entry = await createRow(
        tx,
        RosterEntryEntity,
        { seasonLeagueTeamId: id, playerId: player.id, jerseyNumber },
        { entityType: 'roster_entry', label },
      );
      entries.push(entry.id);
    }
    const undo = new UndoRecorder(tx);
    await undo.created('players', players);
    await undo.created('roster_entries', entries);
    const message =
      entries.length === 0
        ? 'Everybody was there already; nothing was changed.'
        : `Added ${counted(entries.length, 'player')} to ${place.team}.`;
    const undoId = await undo.save('roster_entry.create', message);
    return {
      newCount: players.length,
      knownCount: countOf(listed, 'known'),
      presentCount: countOf(listed, 'present'),
      undoId,
      message,
    };
  });
}

async function findPlace(manager: EntityManager, organizationId: number, id: number): Promise<Place> {
  const [place] = await manager.query<Place[]>(
    'SELECT slt.id, t.name AS team FROM season_league_teams slt JOIN teams t ON t.organization_id = $1 AND t.id = slt.team_id WHERE slt.organization_id = $1 AND slt.id = $2',
    [organizationId, id],
  );
  if (!place) throw notFound('Team');
  return place;
}

async function judge(
  manager: EntityManager,
  organizationId: number,
  place: Place,
  lines: readonly FilledLine[],
): Promise<ListedPlayer[]> {
  const read = lines.map(({ number, text, problem }) => {
    const { name, jerseyNumber } = readPlayerLine(text);
    const parts = splitFullName(name);
    return {
      number,
      ...parts,
      jerseyNumber,
      key: normaliseName(`${parts.firstName} ${parts.lastName}`),
      problem: problem ?? problemOf((check) => checkPlayerName(check, parts)),
    };
  });
  const namesakes = await readNamesakes(
    manager,
    organizationId,
    place.id,
    read.filter(({ problem }) => problem === null).map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
  );
  const seen = new Map<string, number>();
  const meant = new Map<number, number>();
  return read.map(({ key, problem, ...line }) => {
    const found = namesakes.get(key) ?? [];
    const earlier = seen.get(key);
    seen.set(key, earlier ?? line.number);
    const judged =
      problem !== null ? { verdict: 'invalid' as const, message: problem } : verdictOf(found, earlier, place.team);
    if (judged.verdict !== 'known') return { ...line, ...judged, namesakes: found };
    // By the name, and by what the player is known as.
    const { id } = found[0]!;
    const other = meant.get(id);
    meant.set(id, other ?? line.number);
    const twice = other !== undefined && {
      verdict: 'invalid' as const,
      message: `The same player is on line ${other}.`,
    };
    return { ...line, ...judged, ...twice, namesakes: found };
  });
}

function verdictOf(
  namesakes: readonly Namesake[],
  earlier: number | undefined,
  team: string,
): Pick<ListedPlayer, 'verdict' | 'message'> {
  if (earlier !== undefined) return { verdict: 'invalid', message: `The same name is on line ${earlier}.` };
  if (namesakes.some(({ isHere }) => isHere)) return { verdict: 'present', message: `On ${team} already.` };
  const [only, another] = namesakes;
  if (only === undefined) return { verdict: 'new', message: 'A new player.' };
  if (another !== undefined)
    return {
      verdict: 'invalid',
      message: `${namesakes.length} players are called ${only.name}: add the one who is meant by hand.`,
    };
  return {
    verdict: 'known',
    message: only.place === null ? 'There already, on no team: joins.' : `Plays for ${only.place}: joins.`,
  };
}

/**
 * Players by name; who is on the team comes first. A name may be in one column, the other one blank. A name that nobody
 * has is that of the players who are known as it.
 */
async function readNamesakes(
  manager: EntityManager,
  organizationId: number,
  seasonLeagueTeamId: number,
  names: readonly string[],
): Promise<Map<string, Namesake[]>> {
  const rows = await manager.query<(Namesake & { knownAs: string | null })[]>(
    `SELECT p.id, btrim(p.first_name || ' ' || p.last_name) AS name, p.known_as AS "knownAs",
       EXISTS (SELECT FROM roster_entries r WHERE r.organization_id = $1 AND r.season_league_team_id = $3 AND r.player_id = p.id) AS "isHere",
       (SELECT t.name FROM roster_entries r
         JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = r.season_league_team_id
         JOIN teams t ON t.organization_id = $1 AND t.id = slt.team_id
         WHERE r.organization_id = $1 AND r.player_id = p.id ORDER BY r.id DESC LIMIT 1) AS place
     FROM players p
     WHERE p.organization_id = $1 AND p.id IN (
       SELECT o.id FROM players o WHERE o.organization_id = $1 AND o.search_name IN (SELECT lower(form) FROM unnest($2::text[]) AS n (name), unnest(ARRAY[name, name || ' ', ' ' || name]) AS form)
       UNION ALL SELECT o.id FROM players o WHERE o.organization_id = $1 AND lower(o.known_as) IN (SELECT lower(name) FROM unnest($2::text[]) AS n (name)))
     ORDER BY "isHere" DESC, p.id`,
    [organizationId, [...new Set(names)], seasonLeagueTeamId],
  );
  const [byName, byKnownAs] = [new Map<string, Namesake[]>(), new Map<string, Namesake[]>()];
  for (const { knownAs, ...row } of rows) {
    const key = normaliseName(row.name);
    byName.set(key, [...(byName.get(key) ?? []), row]);
    if (knownAs === null) continue;
    const other = normaliseName(knownAs);
    byKnownAs.set(other, [...(byKnownAs.get(other) ?? []), { ...row, name: `${row.name} (${knownAs})` }]);
  }
  return new Map([...byKnownAs, ...byName]);
}
