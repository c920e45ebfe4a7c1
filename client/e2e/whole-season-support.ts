import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { graph } from './platform-support';

/**
 * From the best to the worst, but for the first three: each of them beats the next one, and the last of them the first.
 */
export const TEAMS = 'Aces Bulls Comets Dunes Eels Foxes Gulls Hawks Ibis Jets Kites Lynx'.split(' ');
/** A game, as far as the season is played by it. */
export interface Game {
  readonly id: string;
  readonly date: string;
  readonly version: number;
  readonly homeScore: number | null;
  readonly homeTeam: { readonly name: string };
  readonly awayTeam: { readonly name: string };
}

const GAME = 'id date version homeScore homeTeam { name } awayTeam { name }';

/** All games of the organization's season in their order. */
export async function gamesOf(page: Page): Promise<Game[]> {
  const { me } = await graph<{ me: { actingFor: { games: { nodes: Game[] } } } }>(
    page.request,
    `{ me { actingFor { games(first: 100) { nodes { ${GAME} } } } } }`,
  );
  return me.actingFor.games.nodes;
}

/** How many points a team wins by against another one; below 0 it loses. */
function margin(one: string, other: string): number {
  const among: Record<string, number> = { 'Aces Bulls': 3, 'Bulls Comets': 8, 'Comets Aces': 1 };
  const known = among[`${one} ${other}`] ?? -(among[`${other} ${one}`] ?? 0);
  return known === 0 ? (TEAMS.indexOf(one) < TEAMS.indexOf(other) ? 10 : -10) : known;
}

/** Points of the home team; the other one has 60. */
export const homeScore = ({ homeTeam, awayTeam }: Game): number => 60 + margin(homeTeam.name, awayTeam.name);

/** Results by operations: an administrator enters the sixty-six one by one, a test learns nothing from the third on. */
export async function play(page: Page, games: readonly Game[]): Promise<void> {
  for (const game of games)
    await graph(
      page.request,
      'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
      { id: game.id, input: { homeScore: homeScore(game), awayScore: 60, expectedVersion: game.version } },
    );
}

const FIRST_NAMES = 'Ana Bo Cal Dee Eli Flo Gus Hal'.split(' ');
const LAST_NAMES = 'Adler Brook Cole Drew Ellis Frost Grant Hayes Irwin Jonas Knox Lane'.split(' ');

/** Eight players of a team, as somebody would paste them. */
export const rosterOf = (team: string): string[] =>
  FIRST_NAMES.map((name, index) => `${index + 1} ${name} ${LAST_NAMES[(TEAMS.indexOf(team) + index) % 12]}`);

/** The rosters of further teams, pasted as the first one was. */
export async function pasteRosters(page: Page, teams: readonly string[]): Promise<void> {
  const { me } = await graph<{
    me: { actingFor: { activeSeason: { seasonLeagues: { teams: { id: string; team: { name: string } }[] }[] } } };
  }>(page.request, '{ me { actingFor { activeSeason { seasonLeagues { teams { id team { name } } } } } } }');
  for (const { id, team } of me.actingFor.activeSeason.seasonLeagues[0]!.teams)
    if (teams.includes(team.name))
      await graph(page.request, 'mutation ($input: PlayerListInput!) { addPlayerList(input: $input) { newCount } }', {
        input: { seasonLeagueTeamId: id, lines: rosterOf(team.name) },
      });
}

interface Match {
  readonly id: string;
  readonly needsGame: boolean;
  readonly home: { readonly team: { readonly id: string } } | null;
  readonly away: { readonly team: { readonly id: string } } | null;
}

/** Creates and plays what is left of the bracket, round by round. */
export async function playBracket(page: Page): Promise<void> {
  const divisionId = new URL(page.url()).pathname.split('/').at(-1)!;
  for (let round = 1; round <= 3; round += 1) {
    const { me } = await graph<{
      me: { actingFor: { division: { bracket: { thirdPlace: Match; rounds: { matches: Match[] }[] } } } };
    }>(
      page.request,
      `query ($id: ID!) { me { actingFor { division(id: $id) { bracket { thirdPlace { ...Match } rounds { matches { ...Match } } } } } } }
       fragment Match on BracketMatch { id needsGame home { team { id } } away { team { id } } }`,
      { id: divisionId },
    );
    const { rounds, thirdPlace } = me.actingFor.division.bracket;
    const open = [...rounds.flatMap(({ matches }) => matches), thirdPlace].filter(({ needsGame }) => needsGame);
    for (const { id, home, away } of open) {
      const { game } = await graph<{ game: Game }>(
        page.request,
        `mutation ($node: ID!, $input: CreateGameInput!) { game: createBracketGame(bracketNode: $node, input: $input) { ${GAME} } }`,
        {
          node: id,
          input: { divisionId, homeTeamId: home!.team.id, awayTeamId: away!.team.id, date: `2030-12-${round}0` },
        },
      );
      await play(page, [game]);
    }
  }
}

/** The files of an archive by name; the bytes of two would differ in the time at which they were made. */
export function filesOf(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files[name] = inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20))).toString();
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
