import { rosterColumnOf } from '../../domain/rosters/roster-column-of.js';
import { ownImportKey } from '../../features/season-import/matching/import-key.js';
import { type Columns, list, type Named } from '../list.js';

interface RosterRow {
  shownJerseyNumber: string | null;
  shownPosition: string | null;
  player: {
    id: string;
    firstName: string;
    lastName: string;
    knownAs: string | null;
    attributes: readonly { attribute: { id: string }; value: string | null }[];
  };
}

interface RosterAnswer {
  organization: {
    id: string;
    playerAttributes: readonly { id: string; name: string; visible: boolean }[];
    seasonLeague: { team: { team: Named; captain: { id: string } | null } };
  };
}

/** A team's roster, in the columns that the import of a roster reads. */
export const roster = list<RosterRow>(
  `query ExportRoster($organization: ID!, $seasonId: ID!, $leagueId: ID!, $teamId: ID!) {
    organization(id: $organization) { id playerAttributes { id name visible } seasonLeague(seasonId: $seasonId, leagueId: $leagueId) { team(teamId: $teamId) {
      team { name } captain { id }
      roster { shownJerseyNumber shownPosition player { id firstName lastName knownAs attributes { attribute { id } value } } }
    } } }
  }`,
  {
    filters: { seasonId: 'needed', leagueId: 'needed', teamId: 'needed' },
    path: ['organization', 'seasonLeague', 'team', 'roster'],
    columns: (answer) => columnsOf((answer as RosterAnswer).organization),
  },
);

function columnsOf({ id, playerAttributes, seasonLeague }: RosterAnswer['organization']): Columns<RosterRow> {
  const { team, captain } = seasonLeague.team;
  const attributes = playerAttributes
    .filter(({ visible }) => visible)
    .map(
      ({ id: attributeId, name }) =>
        [
          rosterColumnOf(name),
          ({ player }: RosterRow) => player.attributes.find(({ attribute }) => attribute.id === attributeId)?.value,
        ] as const,
    );
  return {
    team: () => team.name,
    first_name: ({ player }) => player.firstName,
    last_name: ({ player }) => player.lastName,
    player_key: ({ player }) => ownImportKey(Number(id), Number(player.id)),
    captain: ({ player }) => (player.id === captain?.id ? 'yes' : 'no'),
    jersey_number: ({ shownJerseyNumber }) => shownJerseyNumber,
    team_position: ({ shownPosition }) => shownPosition,
    known_as: ({ player }) => player.knownAs,
    ...Object.fromEntries(attributes),
  };
}
