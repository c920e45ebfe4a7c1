import type { RequestContext } from '../../context/request-context.js';
import { tryId } from '../../lib/ids.js';
import { findGame } from '../games/game.service.js';
import type { Game } from '../games/game.type.js';
import type { Organization } from '../organizations/organization.type.js';
import { gamePeriodsOfSport } from '../periods/game-period.loaders.js';
import type { GamePeriod } from '../periods/game-period.type.js';
import { playerById } from '../players/player.loaders.js';
import type { Player } from '../players/player.type.js';
import { type Statistics, statisticsOfSport } from '../stat-definitions/statistics.js';
import type { BoxScoreLine } from './box-score-line.js';
import { orderedLines } from './box-score.parts.js';
import { readGameWithSheet } from './sheet.loaders.js';
import type { Part, Sheet } from './sheet.statements.js';

/** What an operation asks of a box score, known before anything is read. */
export interface Wanted {
  readonly parts: ReadonlySet<Part>;
  /** Whether it asks for the statistics themselves. */
  readonly statistics: boolean;
  /** Whether it asks for more about players than their lines know. */
  readonly wholePlayers: boolean;
}

/** A game of an organization with everything that its box score follows from, all of it read. */
export class WholeBoxScore {
  private orderedList: BoxScoreLine[] | undefined;

  constructor(
    readonly organization: Organization | null,
    readonly game: Game | null,
    readonly statistics: Statistics,
    /** All of the sport, hidden ones too. */
    readonly periods: readonly GamePeriod[],
    readonly sheet: Sheet,
    private readonly players: ReadonlyMap<number, Player>,
  ) {}

  /** The lines of both sides, in order. */
  get lines(): readonly BoxScoreLine[] {
    return (this.orderedList ??= this.game ? orderedLines(this.statistics, this.game, this.sheet.lines) : []);
  }

  /** The player with all that was read beside the line. */
  playerOf({ player }: { player: Player }): Player {
    return this.players.get(player.id) ?? player;
  }
}

const NO_SHEET: Sheet = { lines: [], periods: [] };
const NO_PLAYERS: ReadonlyMap<number, Player> = new Map();

/**
 * Reads a box score at once, in one statement for the game and its sheet; without organization or game there is nothing
 * in it.
 */
export async function readWholeBoxScore(
  ctx: RequestContext,
  organization: Organization | null,
  gameId: string,
  wanted: Wanted,
): Promise<WholeBoxScore> {
  const { game, sheet } = organization === null ? NO_GAME : await readGame(ctx, organization.id, gameId, wanted.parts);
  const { organizationId, sportId } = game ?? { organizationId: 0, sportId: null };
  const statistics = await statisticsOfSport(ctx, organizationId, wanted.statistics ? sportId : null);
  const periods =
    sportId !== null && wanted.parts.has('periods') ? await gamePeriodsOfSport(ctx, organizationId, sportId) : [];
  const players = wanted.wholePlayers ? await playersOf(ctx, organizationId, sheet) : NO_PLAYERS;
  return new WholeBoxScore(organization, game, statistics, periods, sheet, players);
}

const NO_GAME: { game: Game | null; sheet: Sheet } = { game: null, sheet: NO_SHEET };

async function readGame(
  ctx: RequestContext,
  organizationId: number,
  gameId: string,
  parts: ReadonlySet<Part>,
): Promise<{ game: Game | null; sheet: Sheet }> {
  if (parts.size === 0) return { game: await findGame(ctx, organizationId, gameId), sheet: NO_SHEET };
  const id = tryId(gameId);
  return (id === null ? null : await readGameWithSheet(ctx, { organizationId, id, parts })) ?? NO_GAME;
}

async function playersOf(
  ctx: RequestContext,
  organizationId: number,
  { lines }: Sheet,
): Promise<ReadonlyMap<number, Player>> {
  const players = await Promise.all(lines.map(({ 6: [id] }) => playerById(ctx).load({ organizationId, id })));
  return new Map(players.flatMap((player) => (player ? [[player.id, player] as const] : [])));
}
