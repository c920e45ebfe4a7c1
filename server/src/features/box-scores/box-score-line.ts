import { deriveValues } from '../../domain/stats/derive-values.js';
import type { Player } from '../players/player.type.js';
import type { Statistics } from '../stat-definitions/statistics.js';
import type { Team } from '../teams/team.type.js';
import type { GameLine, StatValue } from './game-line.type.js';
import type { LineRow } from './box-score-rows.statements.js';

/**
 * A line as the graph reads it: plain properties, and values that are worked out when they are first read, so that an
 * operation that does not select them does not pay for them.
 */
export class BoxScoreLine implements GameLine {
  readonly organizationId: number;
  readonly id: number;
  readonly team: Team;
  readonly player: Player;
  readonly position: string | null;
  readonly started: boolean;
  readonly didNotPlay: boolean;
  readonly sortOrder: number;
  private readonly statistics: Statistics;
  private readonly row: LineRow;
  private alignedList: (number | null)[] | undefined;
  private derivedList: (number | null)[] | undefined;
  private shownList: (number | null)[] | undefined;
  private statList: StatValue[] | undefined;

  constructor(statistics: Statistics, team: Team, player: Player, row: LineRow) {
    this.organizationId = team.organizationId;
    this.id = row[0];
    this.team = team;
    this.player = player;
    this.position = row[2];
    this.started = row[3];
    this.didNotPlay = row[4];
    this.sortOrder = row[5];
    this.statistics = statistics;
    this.row = row;
  }

  /** What is stored, aligned with all definitions. */
  get stored(): (number | null)[] {
    return (this.alignedList ??= this.statistics.align(this.row[7], this.row[8]));
  }

  /** One value per definition, hidden ones included. */
  get derived(): (number | null)[] {
    return (this.derivedList ??= deriveValues(this.statistics.all, this.stored));
  }

  get values(): (number | null)[] {
    return (this.shownList ??= this.statistics.shown(this.derived));
  }

  get stats(): StatValue[] {
    return (this.statList ??= this.statistics.all.map((definition, index) => ({
      definition,
      value: this.derived[index] ?? null,
    })));
  }
}

/** The player as the line knows it. */
export function listedPlayer(organizationId: number, row: LineRow): Player {
  const [id, firstName, lastName, imageUrl] = row[6];
  const listed: Partial<Player> = {
    organizationId,
    id,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`.trim(),
    imageUrl,
  };
  return listed as Player;
}

/** Starters first, players who did not play last, otherwise as sorted by whoever entered them. */
export function compareLines(a: GameLine, b: GameLine): number {
  return (
    Number(a.didNotPlay) - Number(b.didNotPlay) ||
    Number(b.started) - Number(a.started) ||
    a.sortOrder - b.sortOrder ||
    a.id - b.id
  );
}
