import { useState } from 'react';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { Guard } from '@/app/admin/session/guard';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { useConfirm } from '@/ui/confirm-context';
import { EmptyState } from '@/ui/empty-state';
import { AddAttributeForm } from './add-attribute-form';
import { AttributeList } from './attribute-list';
import { useAdminAttributesQuery, useResetPlayerAttributesMutation } from './attributes.hooks.generated';

/** What a profile says about a player (league management, "Player attributes"). */
export default function AttributesScreen() {
  return (
    <Guard needsOrganization>
      <ScreenHeader
        title="Player attributes"
        actions={
          <>
            <ResetButton />
            <ExportMenu list="attributes" />
          </>
        }
      >
        What a player&apos;s profile shows, in this order. Hidden attributes keep their values.
      </ScreenHeader>
      <Attributes />
    </Guard>
  );
}

function Attributes() {
  const result = useAdminAttributesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const attributes = me?.actingFor?.playerAttributes ?? [];
        return (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <Card title="Attributes" flush>
              {attributes.length === 0 ? (
                <EmptyState title="No attributes yet">Add one with the form, or take the default ones.</EmptyState>
              ) : (
                <AttributeList attributes={attributes} />
              )}
            </Card>
            <AddAttributeForm />
          </div>
        );
      }}
    </QueryResult>
  );
}

function ResetButton() {
  const confirm = useConfirm();
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const [busy, setBusy] = useState(false);
  const [reset] = useResetPlayerAttributesMutation({ refetchQueries: ['AdminAttributes'], awaitRefetchQueries: true });
  const restore = async (): Promise<void> => {
    const consequence =
      'The default attributes come back in their order, others are hidden. Values stay. It can be undone for ten minutes.';
    if (
      !(await confirm({
        text: 'Reset the player attributes to default?',
        consequence,
        confirmLabel: 'Reset to Default',
        destructive: false,
      }))
    )
      return;
    setBusy(true);
    await attempt(async () => {
      const { data } = await reset();
      if (data) done(data.resetPlayerAttributes);
    }, 'The attributes could not be reset.');
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void restore()}>
      Reset to Default
    </Button>
  );
}
