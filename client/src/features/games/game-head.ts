import { formatDate, formatTime, noDate } from '@/lib/dates';
import { t } from '@/texts';
import { type BoxScoreGame, shownScore } from './box-score-data';

/** schema.org's word for each status. */
const EVENT_STATUS: Partial<Record<BoxScoreGame['status'], string>> = {
  POSTPONED: 'EventPostponed',
  CANCELLED: 'EventCancelled',
};

/** A side of a game, as much of it as its head says. */
type NamedScore = Pick<BoxScoreGame['home'], 'score' | 'liveScore'> & { team: { name: string } };

/** 'Aces 60, Bulls 58' once there is a final score, 'Aces vs Bulls' before. */
export function gameTitle({ home, away }: Record<'home' | 'away', NamedScore>): string {
  if (home.score === null || away.score === null) return t.games.vs({ team: home.team.name, team2: away.team.name });
  return `${home.team.name} ${shownScore(home)}, ${away.team.name} ${shownScore(away)}`;
}

/** What the sentence of a game is made of. */
type ToldGame = Pick<BoxScoreGame, 'status' | 'date' | 'time'> & Record<'home' | 'away', NamedScore>;

/** The game in a sentence: who beat whom, who plays whom and when, or why nobody plays. */
export function gameSentence({ status, home, away, date, time }: ToldGame): string {
  const [one, other] = [home.team.name, away.team.name];
  const on = formatDate(date);
  const day = on || noDate();
  // Without a point it counts as not played (domain/game/display-status), also where 0-0 is entered.
  const isPlayed = home.score !== null && away.score !== null && home.score + away.score > 0;
  if (status === 'POSTPONED' && !isPlayed) return t.games.is_postponed({ home: one, away: other, date: day });
  if (status === 'CANCELLED' && !isPlayed) return t.games.is_cancelled({ home: one, away: other, date: day });
  if (home.score === null || away.score === null) {
    if (status === 'FORFEIT') return t.games.is_forfeited({ home: one, away: other, date: day });
    if (on === '') return t.games.plays_without_a_date({ home: one, away: other });
    return time === null
      ? t.games.plays_on({ home: one, away: other, date: on })
      : t.games.plays_on_at({ home: one, away: other, date: on, time: formatTime(time) });
  }
  const score = `${Math.max(home.score, away.score)}-${Math.min(home.score, away.score)}`;
  if (home.score === away.score) return t.games.level_on({ home: one, away: other, score, date: day });
  const [winner, loser] = home.score > away.score ? [one, other] : [other, one];
  return t.games.beat_on({ winner, loser, score, date: day });
}

/** The game for search engines. Formula: schema.org/SportsEvent. */
export function gameEvent(game: BoxScoreGame): Record<string, unknown> {
  const team = ({ team: { name } }: BoxScoreGame['home']): Record<string, unknown> => ({ '@type': 'SportsTeam', name });
  return {
    '@type': 'SportsEvent',
    name: t.games.vs({ team: game.home.team.name, team2: game.away.team.name }),
    ...((game.startsAt ?? game.date) && { startDate: game.startsAt ?? game.date }),
    eventStatus: `https://schema.org/${EVENT_STATUS[game.status] ?? 'EventScheduled'}`,
    ...(game.location && {
      location: { '@type': 'Place', name: game.location, ...(game.locationUrl && { hasMap: game.locationUrl }) },
    }),
    homeTeam: team(game.home),
    awayTeam: team(game.away),
    competitor: [team(game.home), team(game.away)],
  };
}
