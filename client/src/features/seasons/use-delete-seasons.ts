import { deletionInWords, enumerate } from '@/app/admin/deletion/deletion-counts';
import { deletePayload, useDeletion } from '@/app/admin/deletion/use-deletion';
import { t } from '@/texts';
import { AdminSeasonsDocument, SeasonDeletionDocument } from './seasons.generated';
import { useDeleteSeasonsMutation } from './seasons.hooks.generated';

interface Named {
  id: string;
  name: string;
}

/** Deletes seasons after a question that says what goes with them. */
export function useDeleteSeasons() {
  const [remove] = useDeleteSeasonsMutation({
    refetchQueries: ['SetupSteps'],
    update(cache, { data }) {
      const gone = data?.deleteSeasons.deletedIds ?? [];
      cache.updateQuery({ query: AdminSeasonsDocument }, (known) =>
        known?.me?.actingFor
          ? {
              ...known,
              me: {
                ...known.me,
                actingFor: {
                  ...known.me.actingFor,
                  seasons: known.me.actingFor.seasons.filter(({ id }) => !gone.includes(id)),
                },
              },
            }
          : known,
      );
    },
  });
  return useDeletion<readonly Named[]>({
    question: async (seasons, read) => {
      if (seasons.length === 0) return t.seasons.select_at_least_one_season_to_delete();
      const preview = await read(SeasonDeletionDocument, { ids: seasons.map(({ id }) => id) });
      const lost = enumerate(deletionInWords(preview.seasonDeletionPreview));
      return {
        text: t.seasons.delete_selected_seasons(),
        items: seasons.map(({ name }) => name),
        consequence:
          lost === ''
            ? t.seasons.nothing_else_goes_with_that_leagues_teams()
            : t.seasons.with_that_go_leagues_teams_and_players({ lost }),
      };
    },
    remove: (seasons) => {
      const ids = seasons.map(({ id }) => id);
      return remove({ variables: { ids }, optimisticResponse: { deleteSeasons: deletePayload(ids) } });
    },
    message: t.seasons.seasons_deleted(),
    failed: t.seasons.the_seasons_could_not_be_deleted(),
  });
}
