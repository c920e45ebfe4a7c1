import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { Button } from '@/ui/button';
import type { DivisionBracketFragment } from './bracket.generated';
import { useSeedDivisionMutation } from './bracket.hooks.generated';

/** Stores the order of the standings as a division's seeds. It can be undone. */
export function SeedButton({ division: { id, version } }: { division: DivisionBracketFragment }) {
  const [seed, { loading }] = useSeedDivisionMutation();
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const press = (): void =>
    void attempt(async () => {
      const { data } = await seed({ variables: { divisionId: id, expectedVersion: version } });
      if (data) done(data.seedDivisionFromStandings);
    }, 'The division could not be seeded.');
  return (
    <Button busy={loading} onClick={press}>
      Seed from standings
    </Button>
  );
}
