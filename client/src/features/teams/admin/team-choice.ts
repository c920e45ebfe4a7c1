import type { AddTeamToLeagueInput } from '@/graphql/schema.generated';
import { t } from '@/texts';

/** The specified complaint about a form with neither (league management, section 5). */
export const noTeamChosen = () => t.teams.please_enter_a_team_name_or_select_an();

/** A team to add: a name that was typed, or an existing team. */
export interface TeamChoice {
  name: string;
  /** Id of the existing team; '' for none. */
  teamId: string;
  withRoster: boolean;
  /** Another team has the name, and this is a new one. */
  isNamesake: boolean;
}

/** Typing a name gives the chosen team up. */
export function typeName(choice: TeamChoice, name: string): TeamChoice {
  return { ...choice, name, teamId: '' };
}

/** Choosing a team shows its name; choosing none leaves the name empty. */
export function chooseTeam(choice: TeamChoice, team: { id: string; name: string } | undefined): TeamChoice {
  return { ...choice, name: team?.name ?? '', teamId: team?.id ?? '' };
}

/** What the server is told: of an existing team its id only. Null when neither is there. */
export function addTeamInput(
  seasonLeagueId: string,
  { name, teamId, withRoster }: TeamChoice,
): AddTeamToLeagueInput | null {
  if (teamId !== '') return { seasonLeagueId, copyFromTeamId: teamId, ...(withRoster && { withRoster }) };
  return name.trim() === '' ? null : { seasonLeagueId, name: name.trim() };
}
