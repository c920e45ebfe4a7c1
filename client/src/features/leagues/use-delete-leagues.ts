import { enumerate } from '@/app/admin/deletion/deletion-counts';
import { deletePayload, useDeletion } from '@/app/admin/deletion/use-deletion';
import { AdminLeaguesDocument } from './leagues.generated';
import { useDeleteLeaguesMutation } from './leagues.hooks.generated';

interface LeagueRow {
  id: string;
  name: string;
  seasonLeagues: readonly { season: { name: string } }[];
}

const isFree = ({ seasonLeagues }: LeagueRow): boolean => seasonLeagues.length === 0;

const seasonsOf = ({ seasonLeagues }: LeagueRow): string => seasonLeagues.map(({ season }) => season.name).join(', ');

/** 'D1 (Fall 2025, Spring 2026) and D2 (Fall 2025)'. */
const withSeasons = (leagues: readonly LeagueRow[]): string =>
  enumerate(leagues.map((league) => `${league.name} (${seasonsOf(league)})`));

/** Why nothing of these can be deleted. */
function refusal([first, ...others]: readonly LeagueRow[]): string {
  if (!first) return 'Select at least one league.';
  if (others.length === 0) return `League ${first.name} is played in ${seasonsOf(first)}. Remove it from there first.`;
  return `These leagues are played in seasons: ${withSeasons([first, ...others])}. Remove them from there first.`;
}

/** Deletes leagues after a question. Leagues that a season still has stay, and are named. */
export function useDeleteLeagues() {
  const [remove] = useDeleteLeaguesMutation({
    update(cache, { data }) {
      const gone = data?.deleteLeagues.deletedIds ?? [];
      cache.updateQuery({ query: AdminLeaguesDocument }, (known) =>
        known?.me?.actingFor
          ? {
              ...known,
              me: {
                ...known.me,
                actingFor: {
                  ...known.me.actingFor,
                  leagues: known.me.actingFor.leagues.filter(({ id }) => !gone.includes(id)),
                },
              },
            }
          : known,
      );
    },
  });
  return useDeletion<readonly LeagueRow[]>({
    question: (leagues) => {
      const free = leagues.filter(isFree);
      const played = leagues.filter((league) => !isFree(league));
      if (free.length === 0) return refusal(played);
      return {
        text: 'Delete selected leagues?',
        items: free.map(({ name }) => name),
        consequence: `${played.length === 0 ? '' : `What is played in a season stays: ${withSeasons(played)}. `}It can be undone for ten minutes.`,
      };
    },
    remove: (leagues) => {
      const ids = leagues.filter(isFree).map(({ id }) => id);
      return remove({ variables: { ids }, optimisticResponse: { deleteLeagues: deletePayload(ids) } });
    },
    message: 'Leagues deleted',
    failed: 'The leagues could not be deleted.',
  });
}
