import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { useUndoable } from '@/app/admin/undo/use-undoable';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { AddAttributeForm } from './add-attribute-form';
import { AttributeList } from './attribute-list';
import { useAdminAttributesQuery, useResetPlayerAttributesMutation } from './attributes.hooks.generated';

/** What a profile says about a player (league management, "Player attributes"). */
export default function AttributesScreen() {
  return (
    <>
      <ScreenHeader
        title={t.attributes.player_attributes()}
        actions={
          <>
            <ResetButton />
            <ExportMenu list="attributes" />
          </>
        }
      >
        {t.attributes.what_a_players_profile_shows_in_this_order()}
      </ScreenHeader>
      <Attributes />
    </>
  );
}

function Attributes() {
  const result = useAdminAttributesQuery();
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const attributes = me?.actingFor?.playerAttributes ?? [];
        return (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <Card title={t.attributes.attributes()} flush>
              {attributes.length === 0 ? (
                <EmptyState title={t.attributes.no_attributes_yet()}>
                  {t.attributes.add_one_with_the_form_or_take_the()}
                </EmptyState>
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
  const { busy, run } = useUndoable();
  const [reset] = useResetPlayerAttributesMutation({ refetchQueries: ['AdminAttributes'], awaitRefetchQueries: true });
  const restore = (): Promise<void> =>
    run(async () => (await reset()).data?.resetPlayerAttributes, t.attributes.the_attributes_could_not_be_reset(), {
      text: t.attributes.reset_the_player_attributes_to_default(),
      consequence: t.attributes.the_default_attributes_come_back_in_their(),
      confirmLabel: t.attributes.reset_to_default(),
      destructive: false,
    });
  return (
    <Button busy={busy} onClick={() => void restore()}>
      {t.attributes.reset_to_default()}
    </Button>
  );
}
