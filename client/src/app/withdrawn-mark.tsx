import { t } from '@/texts';

/** Behind the name of a team that has left its league: its results stay, and with them its place. */
export function WithdrawnMark({ seasonLeagueTeam: { withdrawn } }: { seasonLeagueTeam: { withdrawn: boolean } }) {
  // The blank keeps it apart from the name where both are read aloud.
  return withdrawn && <span className="text-xs font-normal text-muted"> {t.teams.withdrawn()}</span>;
}
