import type { StandingsCertainty } from '@/graphql/schema.generated';
import { t } from '@/texts';

/** What is certain about a team, as a letter behind its name. */
export function CertaintyMark({ certainty }: { certainty: StandingsCertainty | null | undefined }) {
  return (
    certainty && (
      <b role="img" aria-label={certainty.toLowerCase()} className="ml-1.5 text-muted">
        {certainty === 'CLINCHED' ? t.standings.x() : t.standings.e()}
      </b>
    )
  );
}
