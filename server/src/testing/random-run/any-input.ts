import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { EntityManager } from 'typeorm';
import { oneOf, type Random } from './random-numbers.js';

/** A mutation of the schema. */
export type Mutation = GraphQLField<unknown, unknown>;

interface StoredRow {
  readonly id: string;
  /** Null in tables whose rows have none. */
  readonly version: number | null;
}

/** Of which table an argument's or input field's id is, by its name. */
const TABLES: readonly (readonly [name: RegExp, table: string])[] = [
  [/^seasonLeagueTeamIds?$/, 'season_league_teams'],
  [/^seasonLeagueIds?$/, 'season_leagues'],
  [/^(keepId|mergeIds|playerIds?|otherPlayerId)$/, 'players'],
  [/^games?Ids?$|Game(Id)?$/, 'games'],
  [/teamIds?$/i, 'teams'],
  [/seasonId$/i, 'seasons'],
  [/^leagueIds?$/, 'leagues'],
  [/divisionId$/, 'divisions'],
  [/periodId$/i, 'game_periods'],
  [/(definition|stat)Ids?$/i, 'stat_definitions'],
  [/scheduleId$/, 'schedules'],
  [/locationId$/, 'locations'],
  [/sportId$/, 'sports'],
  [/userId$/, 'users'],
];

/** Of which table the ids `id` and `ids` are, by the mutation's name. */
const OWN_TABLES: readonly (readonly [mutation: RegExp, table: string])[] = [
  [/^undo$/, 'undo_entries'],
  [/GameLines/, 'games'],
  [/RosterEntry|PlayersFromTeam|movePlayers/, 'roster_entries'],
  [/SeasonLeagueTeam|TeamsFromLeague/, 'season_league_teams'],
  [/SeasonLeague/, 'season_leagues'],
  [/GamePeriod/, 'game_periods'],
  [/ScorekeeperLink/, 'scorekeeper_links'],
  [/PlayerAttribute/, 'player_attributes'],
  [/StatDefinition/, 'stat_definitions'],
  [/WeekOff/, 'weeks_off'],
  [/Draft/, 'schedule_drafts'],
  [/Games?$|GameScore/, 'games'],
  [/Business/, 'businesses'],
  [/Bye/, 'byes'],
  [/Division/, 'divisions'],
  [/Leagues?$/, 'leagues'],
  [/Links?$/, 'links'],
  [/Page$/, 'pages'],
  [/Players?$/, 'players'],
  [/Schedule$/, 'schedules'],
  [/Seasons?$/, 'seasons'],
  [/Teams?$/, 'teams'],
];

/** What texts may be, by the field's name, so that most of them are no wrong ones. */
const TEXTS: readonly (readonly [name: RegExp, values: readonly string[]])[] = [
  [/url|website|facebook|instagram|twitter|video/i, ['https://example.org/a', 'https://youtu.be/aqz-KE-bpKQ']],
  [/email/i, ['ann@example.org', 'bob@example.org']],
  [/colou?r/i, ['#12ab34', '#1d4ed8']],
  [/gameDays|weekday/i, ['Monday', 'Sunday']],
  [/slots|times/i, ['18:00', '19:30']],
  [/abbreviation/i, ['A1', 'B2', 'C3']],
  [/jersey/i, ['0', '00', '7', '23']],
  [/path/i, ['news', 'rules', 'contact']],
  [/formula/i, ['PTS / 2', 'REB + AST', 'A1 + B2']],
];
const ANY_TEXTS = ['Ants', 'Bees', 'Cats', 'Dogs', '12', 'Müller', 'Ants Bees', 'Dogs 2'];
const DATES = ['2025-10-06', '2025-10-13', '2026-11-29', '2026-12-01', '2024-02-29'];

/** What rules ask for that the schema does not. */
const NEEDED = new Set([
  'expectedVersion',
  'homeScore',
  'awayScore',
  'name',
  'firstName',
  'title',
  'url',
  'device',
  'seasonLeagueId',
]);

/** So many of a table's oldest and newest rows are chosen from: few, so that what is chosen fits together. */
const MOST_ROWS = 5;

/**
 * Values for any mutation, made from the schema alone: ids mostly of rows that there are, versions mostly of those that
 * were read. What has been read of a table is used for a while, so that some of it is old.
 */
export class AnyInput {
  private readonly known = new Map<string, StoredRow[]>();
  private columns: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  /** Of the row that the present mutation is about. */
  private version: number | null = null;

  constructor(
    private readonly manager: EntityManager,
    private readonly organizationId: number,
    private readonly random: Random,
  ) {}

  /** Values of a mutation's arguments, with those that need not be given now and then. */
  async variablesOf({ name, args }: Mutation): Promise<Record<string, unknown>> {
    this.version = null;
    const variables: Record<string, unknown> = {};
    for (const argument of args)
      if (this.isGiven(argument)) variables[argument.name] = await this.value(argument.type, argument.name, name);
    return variables;
  }

  private isGiven({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>): boolean {
    if (getNamedType(type).name === 'Upload') return false;
    return isNonNullType(type) || this.random(20) < (NEEDED.has(name) ? 19 : 8);
  }

  private async value(type: GraphQLInputType, name: string, mutation: string): Promise<unknown> {
    const { random } = this;
    if (isNonNullType(type)) return this.value(type.ofType, name, mutation);
    if (isListType(type)) {
      const { ofType } = type;
      return name === 'ids' && mutation.startsWith('reorder')
        ? (await this.rows(tableOf(name, mutation))).map(({ id }) => id)
        : inTurn(1 + random(3), () => this.value(ofType, name, mutation));
    }
    if (isEnumType(type)) return oneOf(type.getValues(), random).name;
    if (isInputObjectType(type)) {
      const all = Object.values(type.getFields());
      const given = type.isOneOf ? [oneOf(all, random)] : all.filter((field) => this.isGiven(field));
      const result: Record<string, unknown> = {};
      // The version after the id that it is of.
      for (const field of given.toSorted(
        (a, b) => Number(a.name === 'expectedVersion') - Number(b.name === 'expectedVersion'),
      ))
        result[field.name] =
          !isNonNullType(field.type) && !type.isOneOf && random(30) === 0
            ? null
            : await this.value(field.type, field.name, mutation);
      return result;
    }
    switch (type.name) {
      case 'ID':
        return this.id(name, mutation);
      case 'Boolean':
        return random(2) === 0;
      case 'Int':
        if (name === 'expectedVersion') return random(8) === 0 || this.version === null ? random(4) : this.version;
        return name === 'bestOf' ? oneOf([1, 3, 5], random) : random(30) === 0 ? -1 : random(14);
      case 'Float':
        return random(100) / 10;
      case 'Date':
        return oneOf(DATES, random);
      case 'Time':
        return oneOf(['18:00', '19:30', '00:00'], random);
      case 'DateTime':
        return new Date(Date.UTC(2026, 10, 1 + random(28), random(24))).toISOString();
      case 'JSON':
        return oneOf<unknown>([{}, [], 'x', 3], random);
      default:
        return oneOf((random(15) > 0 && TEXTS.find(([of]) => of.test(name))?.[1]) || ANY_TEXTS, random);
    }
  }

  private async id(name: string, mutation: string): Promise<string> {
    const table = tableOf(name, mutation);
    const rows = await this.rows(table);
    const row = rows.length === 0 ? null : oneOf(rows, this.random);
    if (row && (name === 'id' || name === 'gameId' || name === 'divisionId')) this.version = row.version;
    if (row) return row.id;
    // Those of plays and tabs are made by whoever sends them.
    return table === undefined ? randomUUID() : String(1 + this.random(20));
  }

  private async rows(table: string | undefined): Promise<readonly StoredRow[]> {
    if (this.columns.size === 0) this.columns = await this.readColumns();
    const columns = table === undefined ? undefined : this.columns.get(table);
    if (table === undefined || !columns?.has('id')) return [];
    const known = this.known.get(table);
    if (known && this.random(2) > 0) return known;
    const isOfTenant = columns.has('organization_id');
    const rows = await this.manager.query<StoredRow[]>(
      `SELECT own.id::text, ${columns.has('version') ? 'own.version' : 'NULL AS version'} FROM (
         SELECT t.*, row_number() OVER (ORDER BY t.id) AS oldest, row_number() OVER (ORDER BY t.id DESC) AS newest
         FROM ${table} t WHERE ${isOfTenant ? 't.organization_id = $1' : '$1 > 0'}) own
       WHERE least(oldest, newest) <= ${MOST_ROWS} ORDER BY own.id`,
      [this.organizationId],
    );
    this.known.set(table, rows);
    return rows;
  }

  private async readColumns(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const rows = await this.manager.query<{ table: string; columns: string[] }[]>(
      `SELECT table_name AS "table", array_agg(column_name::text) AS columns FROM information_schema.columns
       WHERE table_schema = 'public' GROUP BY table_name`,
    );
    return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
  }
}

function tableOf(name: string, mutation: string): string | undefined {
  const own = (): string | undefined => OWN_TABLES.find(([of]) => of.test(mutation))?.[1];
  return name === 'id' || name === 'ids' ? own() : TABLES.find(([of]) => of.test(name))?.[1];
}

/** One after the other, so that the same seed makes the same. */
async function inTurn<Value>(count: number, make: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  while (values.length < count) values.push(await make());
  return values;
}
