import { findingId, gameOfFinding } from '../../domain/integrity/finding-id.js';
import { gameFindings } from '../../domain/integrity/game-findings.js';
import type { RequestContext } from '../../context/request-context.js';
import { type ConnectionSource, type KeyPart, readPage, type SortKey } from '../../lib/connection.js';
import { tryId } from '../../lib/ids.js';
import { isAdminOf } from '../../lib/policy.js';
import { gameById } from '../games/game.loaders.js';
import { gameSortKey } from '../games/game-order.js';
import { todayOf } from '../games/today.service.js';
import type { Season } from '../seasons/season.type.js';
import type { IntegrityArgs, IntegrityFinding } from './integrity-finding.type.js';
import { type CheckScope, readAcceptances, readCheckedGames } from './integrity.loaders.js';

/** By game (date, time, id), then by its place among the game's findings. */
const SORT_KEY: readonly KeyPart[] = ['date', 'text', 'integer', 'text'];

/**
 * A page of what does not agree in a season's games; null for who is none of its administrators.
 * @throws 400 for a wrong page
 */
export async function listFindings(
  ctx: RequestContext,
  { organizationId, id: seasonId }: Season,
  { filter, ...pageArgs }: Partial<IntegrityArgs>,
): Promise<ConnectionSource<IntegrityFinding> | null> {
  if (!isAdminOf(ctx, organizationId)) return null;
  const { kind, accepted } = filter ?? {};
  const identity = ['integrity', organizationId, seasonId, { kind, accepted }];
  const page = readPage(ctx, pageArgs, { shape: SORT_KEY, identity });
  const all = (await findingsOf(ctx, organizationId, { seasonId, gameId: null })).filter(
    (finding) =>
      (kind == null || finding.kind === kind) && (accepted == null || (finding.acceptance !== null) === accepted),
  );
  const { after, limit } = page;
  const rest = after === null ? all : all.filter((finding) => compareKeys(sortKey(finding), after) > 0);
  const rows = limit === null ? rest : rest.slice(0, limit + 1);
  return { rows, page, keyOf: sortKey, count: () => Promise.resolve(all.length) };
}

/** A finding that is there now; null for one that is not. */
export async function findFinding(
  ctx: RequestContext,
  organizationId: number,
  id: string,
): Promise<IntegrityFinding | null> {
  const gameId = tryId(gameOfFinding(id) ?? 0);
  const game = gameId === null ? null : await gameById(ctx).load({ organizationId, id: gameId });
  if (game?.seasonId == null) return null;
  const findings = await findingsOf(ctx, organizationId, { seasonId: game.seasonId, gameId });
  return findings.find((finding) => finding.id === id) ?? null;
}

async function findingsOf(ctx: RequestContext, organizationId: number, scope: CheckScope): Promise<IntegrityFinding[]> {
  const [checked, acceptances, today] = await Promise.all([
    readCheckedGames(ctx, organizationId, scope),
    readAcceptances(ctx, organizationId, scope),
    todayOf(ctx, organizationId),
  ]);
  const found = checked.flatMap((one) => gameFindings(one, today).map((finding) => ({ gameId: one.id, finding })));
  const games = await Promise.all(found.map(({ gameId }) => gameById(ctx).load({ organizationId, id: gameId })));
  const findings = found.flatMap(({ gameId, finding }, index) => {
    const game = games[index];
    if (!game) return [];
    const id = findingId(gameId, finding);
    const stored = acceptances.get(id);
    const isAccepted = stored?.expected === finding.expected && stored.found === finding.found;
    return [{ ...finding, organizationId, id, game, acceptance: isAccepted ? stored : null }];
  });
  return findings.toSorted((a, b) => compareKeys(sortKey(a), sortKey(b)));
}

function sortKey({ game, id }: IntegrityFinding): SortKey {
  return [...gameSortKey(game), id];
}

/** Null stands at the late end, as in the lists of games. */
function compareKeys(one: SortKey, other: SortKey): number {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? null;
    if (value === against) continue;
    if (value === null || against === null) return value === null ? 1 : -1;
    return value < against ? -1 : 1;
  }
  return 0;
}
