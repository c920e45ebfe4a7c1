import { deletionInWords, enumerate } from '@/app/admin/deletion/deletion-counts';
import { deletePayload, useDeletion } from '@/app/admin/deletion/use-deletion';
import { t } from '@/texts';
import { LeagueRemovalDocument, type SeasonLeagueRowFragment } from './season-leagues.generated';
import { useRemoveLeaguesFromSeasonMutation } from './season-leagues.hooks.generated';
import { changeSeasonLeagues } from './season-leagues-cache';

type Rows = readonly SeasonLeagueRowFragment[];

/** Takes leagues out of a season after a question that says what goes with them. */
export function useRemoveLeagues(seasonId: string) {
  const [remove] = useRemoveLeaguesFromSeasonMutation({
    // Whatever else the season's screen shows of them.
    refetchQueries: 'active',
    update(cache, { data }) {
      const gone = data?.removeLeaguesFromSeason.deletedIds ?? [];
      changeSeasonLeagues(cache, seasonId, (known) => known.filter(({ id }) => !gone.includes(id)));
    },
  });
  const variablesOf = (rows: Rows) => ({ seasonId, leagueIds: rows.map(({ league }) => league.id) });
  return useDeletion<Rows>({
    question: async (rows, read) => {
      if (rows.length === 0) return t.leagues.select_at_least_one_league();
      const { seasonLeagueRemovalPreview: counts } = await read(LeagueRemovalDocument, variablesOf(rows));
      const lost = enumerate(deletionInWords({ ...counts, leagues: 0 }));
      return {
        text: t.leagues.delete_selected_leagues_2(),
        items: rows.map(({ league }) => league.name),
        consequence:
          lost === ''
            ? t.leagues.they_have_no_teams_or_games_in_this()
            : t.leagues.with_them_this_season_loses_the_leagues({ lost }),
      };
    },
    remove: (rows) =>
      remove({
        variables: variablesOf(rows),
        optimisticResponse: { removeLeaguesFromSeason: deletePayload(rows.map(({ id }) => id)) },
      }),
    message: t.leagues.leagues_deleted(),
    failed: t.leagues.the_leagues_could_not_be_deleted(),
  });
}
