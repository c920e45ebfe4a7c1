import type { Caller, TestApp } from '../app.js';
import type { KilledServers } from '../killed-servers.js';
import { changed, type PlaySent, type PlaysWorld, statisticsOf } from '../plays-world.js';
import { effectsOf, playOf } from '../random-plays.js';
import { oneOf, type Random } from './random-numbers.js';

/** Somebody who writes: a member of the staff, an owner or the holder of a link, on a device of their own. */
export interface Writer {
  readonly name: string;
  readonly as: Caller;
  readonly random: Random;
  /** Own plays, each as it was sent last. */
  readonly plays: PlaySent[];
}

interface Add {
  readonly cell: string;
  isAcknowledged: boolean;
}

interface Save {
  readonly value: number;
  readonly expectedVersion: number;
}

interface SavedStatistics {
  saved: { cells: Cell[]; conflicts: { cell: Cell }[] };
}
interface Cell {
  value: number | null;
  version: number;
}
interface SavedPlays {
  saved: { conflicts: unknown[]; possibleDuplicates: unknown[] };
}

const SAVE_PLAYS = `mutation ($gameId: ID!, $input: SavePlaysInput!) {
  saved: savePlays(gameId: $gameId, input: $input) { plays { id } conflicts { id } possibleDuplicates { id } } }`;
const SAVE_STATISTICS = `mutation ($gameId: ID!, $input: SaveStatisticsInput!) {
  saved: saveStatistics(gameId: $gameId, input: $input) { cells { value version } conflicts { cell { value version } } } }`;

/**
 * Statistics of which plays say nothing: one for sums whose answer nobody waits for, one that is set by its version.
 */
const UNREAD = 'OREB';
const GUARDED = 'MIN';

/** A game whose every value can be told from what was acknowledged. */
export class CountedGame {
  private readonly plays = new Map<string, PlaySent>();
  private readonly adds = new Map<string, Add>();
  private readonly saves: Save[] = [];
  private readonly unread: Promise<unknown>[] = [];
  private version = 0;
  private made = 0;

  constructor(
    private readonly world: PlaysWorld,
    private readonly servers: KilledServers,
  ) {}

  /** Something that adds to the game, or sets what it is to be. */
  async act(writer: Writer): Promise<string> {
    const kind = writer.random(12);
    if (kind < 3) return this.add(writer);
    if (kind === 3) return this.addUnread(writer);
    if (kind === 4) return this.saveGuarded(writer);
    return this.play(writer);
  }

  /**
   * To values, with an operation's id: a request whose answer is lost may be sent again, also at once and much later.
   */
  private async add(writer: Writer): Promise<string> {
    const count = 1 + writer.random(3);
    const adds = Array.from({ length: count }, () => this.newAdd(writer, 'REB'));
    const send = () => this.save(writer, { adds });
    await Promise.all(Array.from({ length: writer.random(4) === 0 ? 2 : 1 }, send));
    this.acknowledge(adds);
    if (writer.random(6) === 0) await send();
    return count === 1 ? 'add' : 'adds';
  }

  /** To one value; the writer goes on at once, and never sends it again. */
  private addUnread(writer: Writer): string {
    const adds = [this.newAdd(writer, UNREAD)];
    const sent = this.servers.askOnce(SAVE_STATISTICS, this.input({ adds }), writer.as).then((answer) => {
      if (answer?.data) this.acknowledge(adds);
    });
    this.unread.push(sent);
    return 'add whose answer nobody reads';
  }

  /** A value, if the cell is still as it was read: by what this or another writer heard last. */
  private async saveGuarded(writer: Writer): Promise<string> {
    const [playerId] = this.world.home;
    const value = (this.made += 1);
    const expectedVersion = this.version;
    const set = { playerId: String(playerId), definitionId: String(this.world.definitions[GUARDED]), value };
    const { cells, conflicts } = await this.save(writer, { sets: [{ ...set, expectedVersion }] });
    const now = (conflicts[0]?.cell ?? cells[0])!;
    this.version = Math.max(this.version, now.version);
    if (conflicts.length > 0) return 'value by an old version';
    this.saves.push({ value, expectedVersion });
    return 'value by its version';
  }

  /** New plays, at the end or between others, other revisions of own ones, or one that was sent before. */
  private async play({ as, name, plays: own, random }: Writer): Promise<string> {
    const sent: PlaySent[] = [];
    for (let count = 1 + (random(4) === 0 ? random(4) : 0); count > 0; count -= 1) {
      const index = random(own.length + 2);
      const next = this.nextPlay(own[index], own, random);
      if (next.revision === 1) own.push(next);
      else own[index] = next;
      sent.push(next);
    }
    const repeated = random(8) === 0 ? own.filter(({ id }) => this.plays.has(id)).slice(0, 1) : [];
    const again = repeated.flatMap(({ id }) => this.plays.get(id)!);
    const plays = [...again, ...sent].map((play) => ({ ...play, isDuplicateConfirmed: true }));
    const { saved } = await this.ask<SavedPlays>(SAVE_PLAYS, { device: name, plays }, as);
    if (saved.conflicts.length + saved.possibleDuplicates.length > 0) throw new Error(JSON.stringify({ plays, saved }));
    for (const play of sent) this.plays.set(play.id, play);
    return sent.length === 1 && sent[0]!.revision > 1 ? 'play changed' : 'plays';
  }

  private nextPlay(before: PlaySent | undefined, own: readonly PlaySent[], random: Random): PlaySent {
    const other = playOf(this.world, random(100), random(100));
    if (before !== undefined) {
      const { kind, teamId, playerId } = other;
      const person = random(3) === 0 ? { teamId: teamId!, playerId: playerId! } : {};
      return changed(before, { kind, ...person, isDeleted: random(3) === 0 });
    }
    const linkedPlayId = random(2) === 0 ? (own.at(-1)?.id ?? null) : null;
    const place = own.length > 0 && random(3) === 0 ? { sortOrder: oneOf(own, random).sortOrder - 0.5 } : {};
    const periodId = String(this.world.periods[oneOf(['Q1', 'Q2', 'OT1'], random)]);
    return { ...other, ...place, periodId, linkedPlayId };
  }

  private newAdd({ name, random }: Writer, statistic: string): Record<string, unknown> & { operationId: string } {
    const { home, away, definitions } = this.world;
    const playerId = oneOf([...home, ...away], random);
    const operationId = `${name} ${(this.made += 1)}`;
    this.adds.set(operationId, { cell: `${playerId} ${statistic}`, isAcknowledged: false });
    return { playerId: String(playerId), definitionId: String(definitions[statistic]), delta: 1, operationId };
  }

  private acknowledge(adds: readonly { operationId: string }[]): void {
    for (const { operationId } of adds) this.adds.get(operationId)!.isAcknowledged = true;
  }

  private async save({ as }: Writer, input: object): Promise<SavedStatistics['saved']> {
    return (await this.ask<SavedStatistics>(SAVE_STATISTICS, input, as)).saved;
  }

  private async ask<Data>(query: string, input: object, as: Caller): Promise<Data> {
    const { data, errors } = await this.servers.ask<Data>(query, this.input(input), as);
    if (errors || data === null) throw new Error(JSON.stringify({ input, errors }));
    return data;
  }

  private input(input: object): Record<string, unknown> {
    return { gameId: String(this.world.gameId), input };
  }

  /** The game as it is, once nobody writes any more, and as it has to be by what was acknowledged. */
  async compare(app: TestApp): Promise<{ found: object; expected: object }> {
    await Promise.all(this.unread);
    const { organizationId, gameId, home, definitions } = this.world;
    const rows = (await app.manager.query(
      `SELECT operation_id AS "operationId", player_id AS "playerId", stat_definition_id AS "definitionId", before, after
       FROM statistics_ledger WHERE organization_id = $1 AND game_id = $2 ORDER BY id`,
      [organizationId, gameId],
    )) as LedgerRow[];
    const done = new Set(rows.map(({ operationId }) => operationId));
    const guarded = rows.filter((row) => row.playerId === home[0] && row.definitionId === definitions[GUARDED]);
    const written = guarded.map(({ after }) => after);
    const values = { ...effectsOf(this.world, this.plays.values()), [`${home[0]} ${GUARDED}`]: written.at(-1) ?? 0 };
    for (const [id, { cell }] of this.adds) if (done.has(id)) values[cell] = (values[cell] ?? 0) + 1;
    const versions = this.saves.map(({ expectedVersion }) => expectedVersion);
    return {
      found: {
        values: withoutZeros(await statisticsOf(app, this.world)),
        lostAdds: [...this.adds].filter(([id, { isAcknowledged }]) => isAcknowledged && !done.has(id)),
        saves: this.saves.map(({ value }) => written.filter((after) => after === value).length),
        before: guarded.map(({ before }) => before),
        // Of two who read the same version one is told of the other.
        versions: new Set(versions).size,
      },
      expected: {
        values: withoutZeros(values),
        lostAdds: [],
        saves: this.saves.map(() => 1),
        before: [null, ...written].slice(0, written.length),
        versions: versions.length,
      },
    };
  }
}

interface LedgerRow {
  readonly operationId: string | null;
  readonly playerId: number;
  readonly definitionId: number;
  readonly before: number | null;
  readonly after: number | null;
}

const withoutZeros = (values: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 0));
