import { useApolloClient } from '@apollo/client/react';
import { t } from '@/texts';
import { BEFORE_WRITE } from '../session/session-link';
import { NameListDialog } from './name-list-dialog';
import { TeamListPreviewDocument } from './name-lists.generated';
import { useAddTeamListMutation } from './name-lists.hooks.generated';

/** Adds a pasted list of teams, to a season league or to none. */
export function TeamListDialog({ seasonLeagueId, onClose }: { seasonLeagueId: string | null; onClose: () => void }) {
  const client = useApolloClient();
  const [add] = useAddTeamListMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  return (
    <NameListDialog
      title={t.admin.add_teams()}
      addLabel={(count) => t.admin.add_count_teams({ count })}
      hint={
        seasonLeagueId === null ? t.admin.one_team_a_line_at_most_200_they() : t.admin.one_team_a_line_at_most_200_new()
      }
      placeholder={t.admin.rockets_comets()}
      preview={async (lines) => {
        const { data } = await client.query({
          query: TeamListPreviewDocument,
          variables: { input: { seasonLeagueId, lines } },
          fetchPolicy: 'network-only',
          ...BEFORE_WRITE,
        });
        return (data?.teamListPreview ?? []).map((row) => ({ ...row, jerseyNumber: null }));
      }}
      add={async (lines) => (await add({ variables: { input: { seasonLeagueId, lines } } })).data!.addTeamList}
      onClose={onClose}
    />
  );
}
