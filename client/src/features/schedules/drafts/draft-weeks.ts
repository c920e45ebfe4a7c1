import { placeText } from '@domain/game/place-text';
import { weekOf } from '@domain/schedule/week-of';
import { t } from '@/texts';
import type { DraftGameFragment, ScheduleDraftQuery, StoredDraftGameFragment } from './drafts.generated';

/** A draft with all that it would do. */
export type Draft = NonNullable<ScheduleDraftQuery['scheduleDraft']>;
type Team = DraftGameFragment['homeTeam'];

/** What publishing does to a game of the week table. */
export type ChangeKind = 'new' | 'moved' | 'same' | 'played' | 'removed';

/** When and where a game is. */
type When = Pick<StoredDraftGameFragment, 'date' | 'time' | 'location' | 'court'>;

/** A game of the draft, or a stored one that stays or goes. */
export interface WeekGame {
  key: string;
  changeKind: ChangeKind;
  date: string | null;
  time: string | null;
  /** Hall and court; null where none is said. */
  place: string | null;
  /** Where a moved game is now; null of any other. */
  movedFrom: When | null;
  homeTeam: Team;
  awayTeam: Team;
}

/** One week of a draft, over what is published. */
export interface DraftWeek {
  /** From 0; null for games without a date in one of the weeks. */
  index: number | null;
  /** By date, time and place. */
  games: WeekGame[];
  /** Teams without a game once the draft is published, by name. */
  byes: readonly Team[];
  /** Teams with two games then, by name. */
  doubleHeaders: readonly Team[];
}

/** How many games of a draft are neither there already nor moved. */
export const newGames = (games: readonly { isUnchanged: boolean; movedFrom?: object | null }[]): number =>
  games.filter(({ isUnchanged, movedFrom }) => !isUnchanged && !movedFrom).length;

/** What is said of games that go: where the draft brings no new ones, nothing comes in their place. */
export const goneWord = ({ games }: { games: Parameters<typeof newGames>[0] }): string =>
  newGames(games) === 0 ? t.schedules.removed() : t.schedules.replaced();

/** How many games a repair gives up though both teams are still there: nothing free is left for them. */
export function withoutRoom({ removedGames, teams }: Pick<Draft, 'removedGames' | 'teams'>): number {
  const present = new Set(teams.map(({ team }) => team.id));
  return removedGames.filter(({ homeTeam, awayTeam }) => present.has(homeTeam.id) && present.has(awayTeam.id)).length;
}

/** The weeks of a draft, with the games that it brings, leaves and removes. */
export function weeksOf(draft: Draft): DraftWeek[] {
  const { startDate, numWeeks } = draft.schedule ?? { startDate: '', numWeeks: 0 };
  const games = [
    ...draft.games.map((game) => ({ week: game.weekIndex, game: plannedGame(game) })),
    ...(['played', 'removed'] as const).flatMap((kind) =>
      draft[`${kind}Games`].map((game) => ({
        week: weekOf({ startDate, numWeeks }, game.date),
        game: storedGame(game, kind),
      })),
    ),
  ];
  const of = (index: number | null): WeekGame[] =>
    games
      .filter(({ week }) => week === index)
      .map(({ game }) => game)
      .toSorted((a, b) => order(a).localeCompare(order(b)));
  const outside = of(null);
  return [
    ...draft.weeks.map(({ index, byes, doubleHeaders }) => ({ index, games: of(index), byes, doubleHeaders })),
    ...(outside.length === 0 ? [] : [{ index: null, games: outside, byes: [], doubleHeaders: [] }]),
  ];
}

/** Only what concerns a team ('' for all of them), or only what changes. */
export function filterWeeks(
  weeks: readonly DraftWeek[],
  { teamId, changesOnly }: { teamId: string; changesOnly: boolean },
): DraftWeek[] {
  const isWanted = ({ changeKind, homeTeam, awayTeam }: WeekGame): boolean =>
    (teamId === '' || homeTeam.id === teamId || awayTeam.id === teamId) &&
    (!changesOnly || changeKind === 'new' || changeKind === 'moved' || changeKind === 'removed');
  const ofTeam = (teams: readonly Team[]): readonly Team[] => teams.filter(({ id }) => teamId === '' || id === teamId);
  return weeks
    .map((week) => ({
      ...week,
      games: week.games.filter(isWanted),
      byes: ofTeam(week.byes),
      doubleHeaders: ofTeam(week.doubleHeaders),
    }))
    .filter(({ games, byes }) => games.length > 0 || (!changesOnly && byes.length > 0));
}

function plannedGame(game: Draft['games'][number]): WeekGame {
  const { date, time, homeTeam, awayTeam, isUnchanged, movedFrom } = game;
  const changeKind = movedFrom ? 'moved' : isUnchanged ? 'same' : 'new';
  const key = [date, time, game.location, game.court, homeTeam.id, awayTeam.id].join(' ');
  return { key, changeKind, date, time, place: placeText(game), movedFrom: movedFrom ?? null, homeTeam, awayTeam };
}

function storedGame(game: StoredDraftGameFragment, changeKind: ChangeKind): WeekGame {
  const { id, date, time, homeTeam, awayTeam } = game;
  return { key: `game ${id}`, changeKind, date, time, place: placeText(game), movedFrom: null, homeTeam, awayTeam };
}

/** Text that sorts by date, time, place, and what goes after what comes. */
function order({ date, time, place, changeKind }: WeekGame): string {
  return [date ?? '9999', time ?? '99:99', place ?? '', changeKind === 'removed' ? 1 : 0].join(' ');
}
