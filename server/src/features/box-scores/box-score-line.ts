import type { Player } from '../players/player.type.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import type { Statistics, StoredValues } from '../stat-definitions/statistics.js';
import type { Team } from '../teams/team.type.js';
import type { GameLine, StatValue } from './game-line.type.js';
import type { LineRow } from './line-rows.js';

/**
 * A player's values in a game. They are calculated when they are first read, so that an operation that does not select
 * them does not pay for them.
 */
export class LineValues {
  private derivedList: (number | null)[] | undefined;
  private shownList: (number | null)[] | undefined;
  private statList: StatValue[] | undefined;

  constructor(
    private readonly statistics: Statistics,
    /** What is stored of the player. */
    readonly stored: StoredValues,
  ) {}

  /** The visible definitions, with which `values` is aligned. */
  get definitions(): readonly StatDefinition[] {
    return this.statistics.visible;
  }

  /** Whether anything is stored. */
  get hasValues(): boolean {
    return this.stored.definitionIds !== null;
  }

  /** One value per definition, hidden ones included. */
  get derived(): (number | null)[] {
    return (this.derivedList ??= this.statistics.derived(this.stored));
  }

  /** One value per visible definition. */
  get values(): (number | null)[] {
    return (this.shownList ??= this.statistics.shown(this.derived));
  }

  /** One value per kept definition, hidden ones included. */
  get allValues(): (number | null)[] {
    return this.statistics.keptOf(this.derived);
  }

  /** One value per definition, with what it means. */
  get stats(): StatValue[] {
    return (this.statList ??= this.statistics.all.map((definition, index) => ({
      definition,
      value: this.derived[index] ?? null,
    })));
  }
}

/** A player's line of a box score. */
export class BoxScoreLine extends LineValues implements GameLine {
  readonly organizationId: number;
  readonly id: number;
  readonly team: Team;
  readonly player: Player;
  readonly position: string | null;
  readonly started: boolean;
  readonly didNotPlay: boolean;
  readonly sortOrder: number;

  constructor(statistics: Statistics, team: Team, player: Player, row: LineRow) {
    super(statistics, row);
    this.organizationId = team.organizationId;
    this.id = row.id;
    this.team = team;
    this.player = player;
    this.position = row.position;
    this.started = row.started;
    this.didNotPlay = row.didNotPlay;
    this.sortOrder = row.sortOrder;
  }
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
