import { useState } from 'react';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { teamNames } from '@/app/admin/search/use-player-search';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useIsShown } from '@/ui/use-is-shown';
import { MergePreview } from './merge-preview';
import { useMergePlayersMutation, usePlayerMergePreviewQuery } from './players.hooks.generated';

interface Candidate {
  id: string;
  fullName: string;
  rosters: Parameters<typeof teamNames>[0];
}

interface Props {
  /** Two or more. */
  players: readonly Candidate[];
  onClose: () => void;
  onMerged: () => void;
}

/** Makes several players one: which of them stays, what is carried over, what stands in the way. */
export function MergeDialog({ players, onClose, onMerged }: Props) {
  // The one that was entered first, unless somebody chooses otherwise.
  const [keepId, setKeepId] = useState(
    () => players.map(({ id }) => id).toSorted((one, other) => Number(one) - Number(other))[0]!,
  );
  const mergeIds = players.map(({ id }) => id).filter((id) => id !== keepId);
  const result = usePlayerMergePreviewQuery({ variables: { keepId, mergeIds }, fetchPolicy: 'network-only' });
  const preview = result.data?.playerMergePreview;
  const isShown = useIsShown();
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const [merge, { loading }] = useMergePlayersMutation({
    refetchQueries: ['AdminPlayers', 'AdminPlayer'],
    awaitRefetchQueries: true,
  });
  const save = async (): Promise<void> => {
    const merged = await attempt(async () => {
      const { data } = await merge({ variables: { keepId, mergeIds } });
      if (data) done(data.mergePlayers);
    }, t.players.the_players_could_not_be_merged());
    if (!merged || !isShown()) return;
    onMerged();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.players.merge_players()}
      description={t.players.statistics_rosters_and_attributes_of_the()}
      actions={
        <>
          <Button onClick={onClose}>{t.common.cancel()}</Button>
          <Button
            variant="primary"
            busy={loading}
            disabled={!preview || preview.conflicts.length > 0}
            onClick={() => void save()}
          >
            {t.players.merge_players_2({ count: players.length })}
          </Button>
        </>
      }
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-sm font-semibold">{t.players.who_stays()}</legend>
        {players.map(({ id, fullName, rosters }) => (
          <label key={id} className="flex min-h-9 flex-wrap items-center gap-x-3 font-semibold">
            <input
              type="radio"
              name="keep"
              className="size-4.5 accent-(--accent-solid)"
              checked={id === keepId}
              onChange={() => setKeepId(id)}
            />
            {fullName}
            <span className="text-sm font-normal text-muted">
              {t.players.id({ id, teamNames: teamNames(rosters) })}
            </span>
          </label>
        ))}
      </fieldset>
      <MergePreview
        preview={preview}
        error={result.error}
        onRetry={() => void result.refetch().catch(() => undefined)}
      />
    </Dialog>
  );
}
