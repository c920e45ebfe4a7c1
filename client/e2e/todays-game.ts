import type { Page } from './test';
import { graph, unique } from './platform-support';
import { firstLeague, openSeason } from './seasons-support';
import { addStatistic } from './statistics-support';

/** A game of today between the season's two teams. */
export interface TodaysGame {
  slug: string;
  domain: string;
  id: string;
  version: number;
}

/** Makes it, with the page signed in as who keeps its score. */
export async function gameOfToday(page: Page): Promise<TodaysGame> {
  const domain = `${unique('live').toLowerCase()}.localhost`;
  const { slug, seasonId } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] }, domain });
  const { timeZone, seasonLeagueId, idOf } = await firstLeague(page, seasonId);
  const { createGame } = await graph<{ createGame: { id: string; version: number } }>(
    page.request,
    'mutation ($input: CreateGameInput!) { createGame(input: $input) { id version } }',
    {
      input: {
        seasonLeagueId,
        homeTeamId: idOf('Aces'),
        awayTeamId: idOf('Bulls'),
        date: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date()),
        time: '18:00',
      },
    },
  );
  return { slug, domain, ...createGame };
}

export async function setStatus(page: Page, game: TodaysGame, status: string): Promise<void> {
  const { updateGame } = await graph<{ updateGame: { version: number } }>(
    page.request,
    'mutation ($id: ID!, $input: UpdateGameInput!) { updateGame(id: $id, input: $input) { version } }',
    { id: game.id, input: { status, expectedVersion: game.version } },
  );
  game.version = updateGame.version;
}

export async function setScore(page: Page, game: TodaysGame, homeScore: number, awayScore: number): Promise<void> {
  const { setGameScore } = await graph<{ setGameScore: { version: number } }>(
    page.request,
    'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { version } }',
    { id: game.id, input: { homeScore, awayScore, expectedVersion: game.version } },
  );
  game.version = setGameScore.version;
}

/**
 * Names a new player of the home team at the table, who has nothing in the game yet.
 * @returns her id, and how points are added
 */
export async function namePlayer(
  page: Page,
  game: TodaysGame,
  [firstName, lastName]: readonly [string, string],
): Promise<{ playerId: string; addPoints: (delta: number) => Promise<unknown> }> {
  const { organization } = await graph<{
    organization: { game: { homeTeam: { id: string }; statDefinitions: { id: string; abbreviation: string }[] } };
  }>(
    page.request,
    'query ($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) { homeTeam { id } statDefinitions { id abbreviation } } } }',
    { slug: game.slug, id: game.id },
  );
  const { homeTeam, statDefinitions } = organization.game;
  const definitionId = statDefinitions.find(({ abbreviation }) => abbreviation === 'PTS')!.id;
  const { addGamePlayer } = await graph<{ addGamePlayer: { player: { id: string } } }>(
    page.request,
    'mutation ($id: ID!, $input: AddGamePlayerInput!) { addGamePlayer(gameId: $id, input: $input) { player { id } } }',
    { id: game.id, input: { teamId: homeTeam.id, firstName, lastName } },
  );
  const playerId = addGamePlayer.player.id;
  const addPoints = (delta: number): Promise<unknown> => addStatistic(page, game.id, { playerId, definitionId, delta });
  return { playerId, addPoints };
}
