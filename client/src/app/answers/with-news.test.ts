import { expect, test } from 'vitest';
import { withNews } from './with-news';

const game = (id: string, own: object = {}) => ({ __typename: 'Game', id, homeScore: null, note: null, ...own });
const team = (id: string, name: string) => ({ __typename: 'Team', id, name });

test('what is said of an object is laid over it, wherever it stands', () => {
  const page = {
    organization: { __typename: 'Organization', id: '1', name: 'nba', games: { nodes: [game('7'), game('8')] } },
  };
  const news = { organization: { __typename: 'Organization', id: '1', dayScores: [game('8', { homeScore: 12 })] } };
  expect(withNews(page, news)).toEqual({
    organization: { ...page.organization, games: { nodes: [game('7'), game('8', { homeScore: 12 })] } },
  });
});

test('what nothing new is said of stays the same object', () => {
  const page = { games: [game('7'), game('8')], others: [game('9')] };
  const after = withNews(page, { games: [game('7'), game('8', { homeScore: 3 })] });
  expect(after.games[0]).toBe(page.games[0]);
  expect(after.others).toBe(page.others);
  expect(withNews(page, page)).toBe(page);
  expect(withNews(page, { games: [game('7')] })).toBe(page);
});

test('another object of another type with the same id is another one', () => {
  const page = { game: game('7') };
  expect(withNews(page, { team: { ...team('7', 'Aces'), homeScore: 1 } })).toBe(page);
});

test('objects within are told by their own id; nothing becomes something, and the other way round', () => {
  const page = { game: game('7', { homeTeam: team('1', 'Aces'), note: { text: 'late' } }) };
  const after = withNews(page, {
    game: game('7', { homeTeam: team('1', 'Bulls'), note: null }),
    other: [team('1', 'Bulls')],
  });
  expect(after).toEqual({ game: game('7', { homeTeam: team('1', 'Bulls'), note: null }) });
  expect(withNews({ game: game('7') }, { game: game('7', { note: { text: 'late' } }) })).toEqual({
    game: game('7', { note: { text: 'late' } }),
  });
});

test('lists keep their order and length', () => {
  const page = { team: { ...team('1', 'Aces'), games: [game('7'), game('8')] } };
  const after = withNews(page, { team: { ...team('1', 'Aces'), games: [game('8', { homeScore: 2 })] } });
  expect(after.team.games).toEqual([game('7'), game('8', { homeScore: 2 })]);
});

test('a part without an id of its own is told with what it is a part of', () => {
  const standing = (home: number, period: object | null) => ({ __typename: 'GameLiveScore', home, away: 2, period });
  const first = { __typename: 'GamePeriod', id: '1', name: 'Q1' };
  const second = { __typename: 'GamePeriod', id: '2', name: 'Q2' };
  const page = { games: [game('7', { liveScore: standing(5, first) }), game('8', { liveScore: null })] };
  const after = withNews(page, { day: [game('7', { liveScore: standing(8, second) })] });
  expect(after).toEqual({ games: [game('7', { liveScore: standing(8, second) }), page.games[1]] });
  expect(withNews(after, { day: [game('7', { liveScore: null, homeScore: 60 })] }).games[0]).toEqual(
    game('7', { liveScore: null, homeScore: 60 }),
  );
  expect(withNews(page, page)).toBe(page);
});

test('what was asked with other arguments is left alone: days, pages of lists, another season', () => {
  const day = (date: string) => ({ day: { __typename: 'SeasonDay', date, games: [game('7')] } });
  const page = { season: { __typename: 'Season', id: '1', ...day('2025-11-24') } };
  expect(withNews(page, { season: { __typename: 'Season', id: '1', ...day('2025-11-27') } })).toBe(page);
  const chosen = { game: game('7', { homeTeam: team('1', 'Aces') }) };
  expect(withNews(chosen, { game: game('7', { homeTeam: team('2', 'Bulls') }) })).toBe(chosen);
});
