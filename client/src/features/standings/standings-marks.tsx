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

/** Behind the name of a team that has left its league: its results stay, and with them its place. */
export function WithdrawnMark({ seasonLeagueTeam: { withdrawn } }: { seasonLeagueTeam: { withdrawn: boolean } }) {
  // The blank keeps it apart from the name where both are read aloud.
  return withdrawn && <span className="text-xs font-normal text-muted"> {t.teams.withdrawn()}</span>;
}
