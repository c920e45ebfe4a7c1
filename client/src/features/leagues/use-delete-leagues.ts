import { enumerate } from '@/app/admin/deletion/deletion-counts';
import { deletePayload, useDeletion } from '@/app/admin/deletion/use-deletion';
import { t } from '@/texts';
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
  if (!first) return t.leagues.select_at_least_one_league();
  if (others.length === 0)
    return t.leagues.league_is_played_in_remove_it_from_there({ first: first.name, seasonsOf: seasonsOf(first) });
  return t.leagues.these_leagues_are_played_in_seasons_remove({ withSeasons: withSeasons([first, ...others]) });
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
        text: t.leagues.delete_selected_leagues_2(),
        items: free.map(({ name }) => name),
        consequence:
          played.length === 0
            ? t.common.it_can_be_undone_for_ten_minutes()
            : t.leagues.what_is_played_in_a_season_stays_it({ withSeasons: withSeasons(played) }),
      };
    },
    remove: (leagues) => {
      const ids = leagues.filter(isFree).map(({ id }) => id);
      return remove({ variables: { ids }, optimisticResponse: { deleteLeagues: deletePayload(ids) } });
    },
    message: t.leagues.leagues_deleted(),
    failed: t.leagues.the_leagues_could_not_be_deleted(),
  });
}
