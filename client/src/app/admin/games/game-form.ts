import { changedFields } from '@/app/admin/forms/changed-fields';
import { textNames, textValues, typedTexts } from '@/app/admin/forms/text-fields';
import type { CreateGameInput, GameStatus, UpdateGameInput } from '@/graphql/schema.generated';
import { t } from '@/texts';
import type { Option } from '@/ui/select';
import type { AdminGameFragment } from './game-writes.generated';

/** The texts of a game. */
export const TEXTS = {
  location: { label: () => t.common.location(), max: 200 },
  court: { label: () => t.admin.court(), max: 50 },
  locationUrl: { label: () => t.admin.address_of_a_map_or_of_the_places(), max: 2000 },
  videoUrl: { label: () => t.admin.video_an_address_on_youtube_can_be_played(), max: 2000 },
} as const;

/** When and where a game is, as its form has it: 'YYYY-MM-DD' and 'HH:MM', or ''. */
export type GameValues = Record<'date' | 'time' | keyof typeof TEXTS, string> & {
  /** Of a game that is there. */
  status: GameStatus;
  /** Of a new game. */
  seasonLeagueId: string;
  homeTeamId: string;
  awayTeamId: string;
};

/** Fields whose complaints are shown beside them. */
export const GAME_FIELDS = [
  'seasonLeagueId',
  'homeTeamId',
  'awayTeamId',
  'date',
  'time',
  'status',
  ...textNames(TEXTS),
] as const;

/** A free cell of a schedule: when and where a new game of it is. */
export interface GameCell {
  scheduleId: string;
  date: string;
  time: string;
  location: string | null;
  court: string | null;
}

/** What a new game's form begins with in a cell of a schedule. */
export function cellValues(cell: GameCell | undefined) {
  return cell && { date: cell.date, time: cell.time, location: cell.location ?? '', court: cell.court ?? '' };
}

/** The stored statuses in the order in which a game goes through them. */
export const statusOptions = (): readonly (Option & { value: GameStatus })[] => [
  { value: 'SCHEDULED', label: t.admin.scheduled() },
  { value: 'IN_PROGRESS', label: t.admin.in_progress() },
  { value: 'FINAL', label: t.admin.final() },
  { value: 'FORFEIT', label: t.admin.forfeit() },
  { value: 'POSTPONED', label: t.admin.postponed() },
  { value: 'CANCELLED', label: t.admin.cancelled() },
];

/** What a form begins with: a game that is there, or what is known of a new one. */
export function gameValues(game: AdminGameFragment | null, known: Partial<GameValues> = {}): GameValues {
  return {
    date: game?.date ?? '',
    time: game?.time ?? '',
    ...textValues(TEXTS, game),
    status: game?.status ?? 'SCHEDULED',
    seasonLeagueId: '',
    homeTeamId: '',
    awayTeamId: '',
    ...known,
  };
}

/**
 * What the form of the next game begins with: an evening's games share league, day and place.
 * @param known who plays, as far as the screen says it
 */
export function nextGameValues(
  { seasonLeagueId, date, location, locationUrl, court }: GameValues,
  known: Pick<GameValues, 'homeTeamId' | 'awayTeamId'>,
): GameValues {
  return gameValues(null, { ...known, seasonLeagueId, date, location, locationUrl, court });
}

/** What is wrong with the two teams of a new game; null when nothing is. */
export function teamsProblem({ homeTeamId, awayTeamId }: Pick<GameValues, 'homeTeamId' | 'awayTeamId'>): string | null {
  if (homeTeamId === '' || awayTeamId === '') return t.admin.please_choose_both_teams();
  return homeTeamId === awayTeamId ? t.admin.teams_must_be_different() : null;
}

/** What the server is told of a new game. */
export function newGameInput(values: GameValues, divisionId: string | null, cell?: GameCell): CreateGameInput {
  const { homeTeamId, awayTeamId, seasonLeagueId } = values;
  return {
    ...(divisionId === null ? { seasonLeagueId } : { divisionId }),
    homeTeamId,
    awayTeamId,
    ...whenAndWhere(values),
    ...(cell && { scheduleId: cell.scheduleId }),
  };
}

/** What the server is told of a game that is there: what changed, with the version that it is based on. */
export function gameChanges(basis: AdminGameFragment, values: GameValues): UpdateGameInput {
  const input = (each: GameValues) => ({ ...whenAndWhere(each), status: each.status });
  return { ...changedFields(input(gameValues(basis)), input(values)), expectedVersion: basis.version };
}

function whenAndWhere(values: GameValues) {
  const { location, locationUrl, court, videoUrl } = typedTexts(TEXTS, values);
  return {
    date: values.date || null,
    time: values.time || null,
    location: location || null,
    locationUrl: locationUrl || null,
    court: court || null,
    videoUrl: videoUrl || null,
  };
}
