import { deletionInWords, enumerate } from '@/app/admin/deletion/deletion-counts';
import { deletePayload, useDeletion } from '@/app/admin/deletion/use-deletion';
import { AdminSeasonsDocument, SeasonDeletionDocument } from './seasons.generated';
import { useDeleteSeasonsMutation } from './seasons.hooks.generated';

interface Named {
  id: string;
  name: string;
}

/** Deletes seasons after a question that says what goes with them. */
export function useDeleteSeasons() {
  const [remove] = useDeleteSeasonsMutation({
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
      if (seasons.length === 0) return 'Select at least one season to delete.';
      const preview = await read(SeasonDeletionDocument, { ids: seasons.map(({ id }) => id) });
      const lost = enumerate(deletionInWords(preview.seasonDeletionPreview));
      return {
        text: 'Delete selected seasons?',
        items: seasons.map(({ name }) => name),
        consequence: `${lost === '' ? 'Nothing else goes with that.' : `With that go ${lost}.`} Leagues, teams and players themselves stay. It can be undone for ten minutes.`,
      };
    },
    remove: (seasons) => {
      const ids = seasons.map(({ id }) => id);
      return remove({ variables: { ids }, optimisticResponse: { deleteSeasons: deletePayload(ids) } });
    },
    message: 'Seasons deleted',
    failed: 'The seasons could not be deleted.',
  });
}
