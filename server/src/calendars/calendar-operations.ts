import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import type { GameStatus } from '../features/games/game.enums.js';

/** A game as calendars have it. */
export interface CalendarGame {
  readonly id: string;
  readonly date: string;
  /** HH:MM in the organization's time zone. */
  readonly time: string | null;
  /** Name of the enum's value: 'SCHEDULED' … */
  readonly status: Uppercase<GameStatus>;
  readonly displayStatus: string;
  readonly homeTeam: { readonly name: string };
  readonly awayTeam: { readonly name: string };
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly location: string | null;
  readonly court: string | null;
  readonly timesRescheduled: number;
  readonly changedAt: string;
  readonly season: { readonly name: string; readonly sport: { readonly name: string } } | null;
  readonly league: { readonly name: string } | null;
  readonly division: { readonly name: string } | null;
}

/** What a calendar is made of. */
export interface CalendarAnswer {
  readonly organization: {
    readonly name: string;
    readonly timeZone: string;
    /** Whose games they are; missing for all of the organization's, null for what the organization does not have. */
    readonly subject?: { readonly name: string } | null;
    readonly games: { readonly nodes: readonly CalendarGame[] };
  } | null;
}

type Operation = TypedDocumentNode<CalendarAnswer, { id: string; filter: Record<string, string> }>;

/** The feeds by the first part of their address below a site, '' for the organization's own. */
export const CALENDARS = {
  '': calendar('', null),
  leagues: calendar('subject: league(id: $id) { name }', 'leagueId'),
  teams: calendar('subject: team(id: $id) { name }', 'teamId'),
  players: calendar('subject: player(id: $id) { name: fullName }', 'playerId'),
} as const;

/** One of the feeds: its operation, and the filter that the id goes to. */
export interface Calendar {
  readonly document: Operation;
  readonly filteredBy: string | null;
}

function calendar(subject: string, filteredBy: string | null): Calendar {
  const document = parse(`
    query Calendar(${filteredBy === null ? '' : '$id: ID!, '}$filter: GameFilter!) {
      organization {
        name
        timeZone
        ${subject}
        games(filter: $filter) {
          nodes {
            id date time status displayStatus homeScore awayScore location court timesRescheduled changedAt
            homeTeam { name }
            awayTeam { name }
            season { name sport { name } }
            league { name }
            division { name }
          }
        }
      }
    }`) as Operation;
  return { document, filteredBy };
}
