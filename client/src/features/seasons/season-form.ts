import { changedFields } from '@/app/admin/forms/changed-fields';
import type { CreateSeasonInput, SeasonPart, UpdateSeasonInput } from '@/graphql/schema.generated';
import { t } from '@/texts';
import type { AdminSeasonFragment } from './seasons.generated';

/** The fields of a season's form as its controls hold them. */
export interface SeasonValues {
  name: string;
  /** 'YYYY-MM-DD', or '' for none. */
  startDate: string;
  finishDate: string;
  active: boolean;
  /** New seasons only: the season to copy from; '' for an empty one. */
  copyFromSeasonId: string;
  copyParts: SeasonPart[];
  /** New seasons of an organization with several sports only. */
  sportId: string;
}

/** Fields whose complaints are shown beside them. */
export const SEASON_FIELDS = [
  'name',
  'startDate',
  'finishDate',
  'copyParts',
  'sportId',
] as const satisfies readonly (keyof SeasonValues)[];

/** What can be copied beside the leagues. */
export const COPY_PARTS: readonly { value: SeasonPart; label: () => string }[] = [
  { value: 'TEAMS', label: () => t.common.teams() },
  { value: 'ROSTERS', label: () => t.seasons.rosters() },
  { value: 'DIVISIONS', label: () => t.seasons.divisions() },
];

/** What a form begins with; null for a new season. */
export function seasonValues(season: AdminSeasonFragment | null): SeasonValues {
  return {
    name: season?.name ?? '',
    startDate: season?.startDate ?? '',
    finishDate: season?.finishDate ?? '',
    active: season?.active ?? false,
    copyFromSeasonId: '',
    copyParts: COPY_PARTS.map(({ value }) => value),
    sportId: '',
  };
}

/** What the server is told of a new season. */
export function newSeasonInput({
  name,
  startDate,
  finishDate,
  active,
  copyFromSeasonId,
  copyParts,
  sportId,
}: SeasonValues): CreateSeasonInput {
  return {
    name: name.trim(),
    startDate: startDate || null,
    finishDate: finishDate || null,
    active,
    ...(copyFromSeasonId !== '' && { copyFromSeasonId, copyParts: withTeams(copyParts) }),
    ...(sportId !== '' && { sportId }),
  };
}

/** What the server is told of a season that is there: only what changed, with the version that it is based on. */
export function seasonChanges(basis: AdminSeasonFragment, values: SeasonValues): UpdateSeasonInput {
  const asInput = ({ name, startDate, finishDate, active }: SeasonValues) => ({
    name: name.trim(),
    startDate: startDate || null,
    finishDate: finishDate || null,
    active,
  });
  return { ...changedFields(asInput(seasonValues(basis)), asInput(values)), expectedVersion: basis.version };
}

/** Whether the last day comes before the first; calendar dates compare as text. */
export function endsBeforeItStarts({ startDate, finishDate }: Pick<SeasonValues, 'startDate' | 'finishDate'>): boolean {
  return startDate !== '' && finishDate !== '' && finishDate < startDate;
}

/** Rosters belong to teams: without them there is nothing to put players on. */
function withTeams(parts: readonly SeasonPart[]): SeasonPart[] {
  return parts.filter((part) => part !== 'ROSTERS' || parts.includes('TEAMS'));
}
