import { describe, expect, test } from 'vitest';
import { type LeagueGame, scheduleConsequences } from './schedule-consequences.js';

// Six Mondays from 2025-10-06 on; Ants 1, Bees 2, Cats 3, Dogs 4.
const schedule = { id: 5, startDate: '2025-10-06', gameDays: [], numWeeks: 6, slotWeeks: [null] };
const DATES = ['2025-10-06', '2025-10-13', '2025-10-20', '2025-10-27', '2025-11-03', '2025-11-10'];
const game = (id: number, homeTeamId: number, awayTeamId: number, week: number): LeagueGame => ({
  id,
  homeTeamId,
  awayTeamId,
  scheduleId: 5,
  weekIndex: week,
  date: DATES[week]!,
  status: 'scheduled',
});
const to = (moved: LeagueGame, week: number): LeagueGame => ({ ...moved, weekIndex: week, date: DATES[week]! });
const told = (games: LeagueGame[], changed: LeagueGame[], league: { teamIds?: number[]; weeksOff?: string[] } = {}) =>
  scheduleConsequences(schedule, {
    teamIds: league.teamIds ?? [1, 2, 3, 4],
    games,
    weeksOff: new Set(league.weeksOff),
  })(changed).map(
    ({ code, teamId, opponentId, weekIndex, weekCount }) =>
      `${code} ${teamId}${opponentId === null ? '' : `-${opponentId}`} ${weekIndex}+${weekCount}`,
  );

/** Ants and Cats play every week, Bees and Dogs in weeks 0, 2, 4 and 5; nobody meets anybody twice within two weeks. */
const [ab, cd, ac, ad, cb] = [game(1, 1, 2, 0), game(2, 3, 4, 0), game(3, 1, 3, 1), game(4, 1, 4, 2), game(5, 3, 2, 2)];
const late = [game(6, 3, 1, 3), game(7, 1, 2, 4), game(8, 3, 4, 4), game(9, 1, 4, 5), game(10, 3, 2, 5)];
const games = [ab, cd, ac, ad, cb, ...late];

describe('a move', () => {
  test('gives its teams a bye in the week that it leaves, and a second game in the one that it comes to', () => {
    // Week 1 is one without a game of Bees, so weeks 0 and 1 are byes in a row for them.
    expect(told(games, [to(ab, 2)])).toEqual([
      'BYE 1 0+1',
      'BYE 2 0+1',
      'BYES_IN_A_ROW 2 0+2',
      'DOUBLE_HEADER 1 2+1',
      'DOUBLE_HEADER 2 2+1',
    ]);
  });

  test('within its week changes nothing', () => {
    expect(told(games, [{ ...ab, date: '2025-10-08' }])).toEqual([]);
  });

  test('lengthens byes in a row, and what becomes better is not told', () => {
    // Bees rest in weeks 1 and 3; without their game in week 2 in three in a row. Week 3 has a game of Cats already.
    expect(told(games, [to(cb, 3)])).toEqual(['BYE 2 2+1', 'BYE 3 2+1', 'BYES_IN_A_ROW 2 1+2', 'DOUBLE_HEADER 3 3+1']);
    expect(told(games, [{ ...cb, scheduleId: null, weekIndex: null, date: null }])).toEqual([
      'BYE 2 2+1',
      'BYE 3 2+1',
      'BYES_IN_A_ROW 2 1+3',
    ]);
  });

  test('brings two teams together again, in the same week or the one beside it', () => {
    // Ants meet Dogs in weeks 2 and 5; Dogs rest in weeks 1 and 3.
    expect(told(games, [to(late[3]!, 3)]).filter((one) => one.startsWith('REMATCH'))).toEqual(['REMATCH 1-4 2+2']);
    expect(told(games, [to(late[3]!, 2)]).filter((one) => one.startsWith('REMATCH'))).toEqual(['REMATCH 1-4 2+1']);
    expect(told(games, [to(late[3]!, 1)]).filter((one) => one.startsWith('REMATCH'))).toEqual(['REMATCH 1-4 1+2']);
    expect(told(games, [to(late[3]!, 4)]).filter((one) => one.startsWith('REMATCH'))).toEqual([]);
  });

  test('says a rematch once, of the home team of the later game, and not one that was there before', () => {
    const again = game(11, 2, 1, 1);
    expect(told([ab, again], [again])).toEqual([]);
    expect(told([ab, { ...again, weekIndex: 3, date: DATES[3]! }], [again])).toEqual([
      'BYE 1 3+1',
      'BYE 2 3+1',
      'BYES_IN_A_ROW 1 2+4',
      'BYES_IN_A_ROW 2 2+4',
      'REMATCH 2-1 0+2',
    ]);
  });

  test('knows nothing of the weeks of another schedule', () => {
    // The two met in the third week of another schedule, before this one began.
    const elsewhere = { ...game(11, 2, 1, 2), scheduleId: 6, date: '2025-09-15' };
    const moved = game(12, 1, 2, 4);
    expect(told([elsewhere, moved], [to(moved, 3)]).filter((one) => one.startsWith('REMATCH'))).toEqual([]);
    expect(told([{ ...elsewhere, date: DATES[2]! }, moved], [to(moved, 3)]).at(-1)).toBe('REMATCH 1-2 2+2');
  });

  test('into a week with two games already tells no double header: that is an error', () => {
    expect(told([ab, game(11, 1, 3, 0), game(12, 1, 4, 1)], [game(12, 1, 4, 0)])).toEqual([
      'BYE 1 1+1',
      'BYE 4 1+1',
      'BYES_IN_A_ROW 1 1+5',
      'BYES_IN_A_ROW 4 1+5',
    ]);
  });
});

describe('a swap', () => {
  test('moves byes and double headers between the four teams', () => {
    // Ants against Bees goes to week 1, Ants against Cats to week 0, where Cats play already.
    expect(told(games, [to({ ...ac, id: 1 }, 0), to({ ...ab, id: 3 }, 1)])).toEqual([
      'BYE 2 0+1',
      'BYE 3 1+1',
      'DOUBLE_HEADER 3 0+1',
    ]);
  });

  test('leaves no bye in a week in which a game of the team is postponed', () => {
    // Bees have a postponed game in week 0 beside the one that goes to week 1.
    const off: LeagueGame = { ...game(11, 4, 2, 0), status: 'postponed' };
    expect(told([ab, off, ac], [to({ ...ac, id: 1 }, 0), to({ ...ab, id: 3 }, 1)])).toEqual([
      'BYE 3 1+1',
      'BYES_IN_A_ROW 3 1+5',
    ]);
  });

  test('with a postponed game leaves the teams that come to it without one', () => {
    const off: LeagueGame = { ...cd, status: 'postponed', weekIndex: 1, date: DATES[1]! };
    const changed = [
      { ...ab, homeTeamId: 3, awayTeamId: 4 },
      { ...off, homeTeamId: 1, awayTeamId: 2 },
    ];
    // The week of the postponed game is none without one: no byes in a row.
    expect(told([ab, off], changed)).toEqual(['BYE 1 0+1', 'BYE 2 0+1']);
  });
});

test('weeks off, and teams that have withdrawn, have no byes', () => {
  expect(told([ab, cd], [to(ab, 3)], { weeksOff: [DATES[0]!], teamIds: [1, 3, 4] })).toEqual([]);
  expect(told([ab, cd], [to(ab, 3)], { teamIds: [1, 3, 4] })).toEqual(['BYE 1 0+1', 'BYES_IN_A_ROW 1 0+3']);
});
