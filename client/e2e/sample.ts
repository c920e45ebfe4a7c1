import type { APIRequestContext } from '@playwright/test';

/** Ids of the sample season that tests need; they are asked for, since the demo may number its rows otherwise. */
export interface Sample {
  /** 2018-02-02: Charlotte Hornets 133, Indiana Pacers 126. */
  game: string;
  team: string;
  player: string;
}

const QUERY = `{ organization(slug: "nba") {
  games(first: 10, filter: { date: "2018-02-02" }) { nodes { id homeTeam { name } } }
  teams(first: 1, filter: { search: "Houston Rockets" }) { nodes { id } }
  players(first: 1, filter: { search: "James Harden" }) { nodes { id } }
} }`;

interface Answer {
  data: {
    organization: {
      games: { nodes: { id: string; homeTeam: { name: string } }[] };
      teams: { nodes: { id: string }[] };
      players: { nodes: { id: string }[] };
    };
  };
}

/** Finds the sample's ids. */
export async function findSample(request: APIRequestContext): Promise<Sample> {
  const response = await request.post('/graphql', { data: { query: QUERY } });
  const { organization } = ((await response.json()) as Answer).data;
  const game = organization.games.nodes.find(({ homeTeam }) => homeTeam.name === 'Charlotte Hornets');
  return { game: game!.id, team: organization.teams.nodes[0]!.id, player: organization.players.nodes[0]!.id };
}
