import { deletionInWords, enumerate } from '@/app/admin/deletion/deletion-counts';
import { deletePayload, useDeletion } from '@/app/admin/deletion/use-deletion';
import { LeagueRemovalDocument, type SeasonLeagueRowFragment } from './season-leagues.generated';
import { useRemoveLeaguesFromSeasonMutation } from './season-leagues.hooks.generated';
import { changeSeasonLeagues } from './season-leagues-cache';

/** What else a season's screen shows of its leagues. */
const AFFECTED = ['DivisionBoard', 'SeasonStandings'];

type Rows = readonly SeasonLeagueRowFragment[];

/** Takes leagues out of a season after a question that says what goes with them. */
export function useRemoveLeagues(seasonId: string) {
  const [remove] = useRemoveLeaguesFromSeasonMutation({
    refetchQueries: AFFECTED,
    update(cache, { data }) {
      const gone = data?.removeLeaguesFromSeason.deletedIds ?? [];
      changeSeasonLeagues(cache, seasonId, (known) => known.filter(({ id }) => !gone.includes(id)));
    },
  });
  const variablesOf = (rows: Rows) => ({ seasonId, leagueIds: rows.map(({ league }) => league.id) });
  return useDeletion<Rows>({
    question: async (rows, read) => {
      if (rows.length === 0) return 'Select at least one league.';
      const { seasonLeagueRemovalPreview: counts } = await read(LeagueRemovalDocument, variablesOf(rows));
      const lost = enumerate(deletionInWords({ ...counts, leagues: 0 }));
      return {
        text: 'Delete selected leagues?',
        items: rows.map(({ league }) => league.name),
        consequence: `${lost === '' ? 'They have no teams or games in this season.' : `With them this season loses ${lost}.`} The leagues themselves stay in other seasons. It can be undone for ten minutes.`,
      };
    },
    remove: (rows) =>
      remove({
        variables: variablesOf(rows),
        optimisticResponse: { removeLeaguesFromSeason: deletePayload(rows.map(({ id }) => id)) },
      }),
    message: 'Leagues deleted',
    failed: 'The leagues could not be deleted.',
  });
}
