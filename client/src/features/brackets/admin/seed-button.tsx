import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import type { DivisionBracketFragment } from '../bracket.generated';
import { useSeedDivisionMutation } from '../bracket.hooks.generated';
import { useAskFirst } from './use-ask-first';

/** Stores the order of the standings as a division's seeds. It can be undone. */
export function SeedButton({ division }: { division: DivisionBracketFragment }) {
  const { id, version } = division;
  const [seed, { loading }] = useSeedDivisionMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const ask = useAskFirst(division);
  const press = (): void =>
    void attempt(async () => {
      const question = t.brackets.seed_the_teams_in_the_order_of_the();
      if (!(await ask({ question, confirmLabel: t.brackets.seed_from_standings(), change: null }))) return;
      const { data } = await seed({ variables: { divisionId: id, expectedVersion: version } });
      if (data) done(data.seedDivisionFromStandings);
    }, t.brackets.the_division_could_not_be_seeded());
  return (
    <Button busy={loading} onClick={press}>
      {t.brackets.seed_from_standings()}
    </Button>
  );
}
