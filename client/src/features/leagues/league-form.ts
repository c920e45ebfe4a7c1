import { t } from '@/texts';
import type { CreateLeagueInput } from '@/graphql/schema.generated';

/** The fields of a new league's form as its controls hold them. */
export interface LeagueValues {
  name: string;
  /** The season to copy from; '' for a league without teams. */
  copyFromSeasonId: string;
}

/** Fields whose complaints are shown beside them. */
export const LEAGUE_FIELDS = ['name', 'copyFromSeasonId'] as const satisfies readonly (keyof LeagueValues)[];

/** What the server is told of a new league. Copying without a name copies all leagues of the other season. */
export function newLeagueInput(seasonId: string, { name, copyFromSeasonId }: LeagueValues): CreateLeagueInput {
  const text = name.trim();
  return { seasonId, ...(text !== '' && { name: text }), ...(copyFromSeasonId !== '' && { copyFromSeasonId }) };
}

/** What a toast says of leagues that have been added. */
export function createdMessage(names: readonly string[]): string {
  const [name = ''] = names;
  return t.leagues.leagues_created({ count: names.length, name });
}
