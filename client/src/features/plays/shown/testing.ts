import { DEFAULT_PLAY_SETTINGS } from '@domain/plays/play-settings';
import { playVocabularyOf } from '@domain/plays/play-vocabulary-of';
import type { CourtGame, CourtPeriod, CourtSide } from '../court-game';

const period = (name: string, kind: CourtPeriod['kind'] = 'REGULAR', hidden = false): CourtPeriod => ({
  id: name,
  name,
  kind,
  hidden,
});
const side = (name: 'home' | 'away', teamId: string): CourtSide => ({
  name,
  teamId,
  teamName: name,
  logoUrl: null,
  starters: [],
  players: ['0', '00', '7', '8', '9', '10'].map((jersey) => ({
    id: `${teamId}${jersey}`,
    name: jersey,
    lastName: jersey,
    jersey,
    didNotPlay: false,
  })),
});
/** A game of Home (team 1) against Away (team 2); players have the team's id and their number for an id. */
export const testGame = (changes: Partial<CourtGame> = {}): CourtGame => ({
  id: 'g',
  slug: 'nba',
  home: side('home', '1'),
  away: side('away', '2'),
  periods: [period('q1'), period('q2'), period('hidden', 'REGULAR', true), period('ot1', 'OVERTIME')],
  vocabulary: playVocabularyOf('basketball'),
  settings: DEFAULT_PLAY_SETTINGS,
  result: { id: 'g', version: 1, status: 'IN_PROGRESS', homeScore: null, awayScore: null },
  ...changes,
});
