import { useState } from 'react';
import { ExportLink } from '@/app/admin/ExportLink';
import { Guard } from '@/app/admin/Guard';
import { Loaded } from '@/app/admin/Loaded';
import { ScreenHeader } from '@/app/admin/ScreenHeader';
import { useAttempt } from '@/app/admin/use-attempt';
import { useDone } from '@/app/admin/use-done';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { useConfirm } from '@/ui/confirm-context';
import { EmptyState } from '@/ui/EmptyState';
import { AddAttributeForm } from './AddAttributeForm';
import { AttributeList } from './AttributeList';
import { useAdminAttributesQuery, useResetPlayerAttributesMutation } from './attributes.generated';

/** What a profile says about a player (league management, "Player attributes"). */
export default function AttributesScreen() {
  return (
    <Guard needsOrganization>
      <ScreenHeader
        title="Player attributes"
        actions={
          <>
            <ExportLink list="attributes" />
            <ResetButton />
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
    <Loaded result={result}>
      {({ me }) => {
        const attributes = me?.actingFor?.playerAttributes ?? [];
        return (
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
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
    </Loaded>
  );
}

function ResetButton() {
  const confirm = useConfirm();
  const attempt = useAttempt();
  const done = useDone();
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
        harmless: true,
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
