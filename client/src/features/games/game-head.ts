import { formatDate, formatTime, noDate } from '@/lib/dates';
import { t } from '@/texts';
import { type BoxScoreGame, shownScore } from './box-score-data';

/** schema.org's word for each status. */
const EVENT_STATUS: Partial<Record<BoxScoreGame['status'], string>> = {
  POSTPONED: 'EventPostponed',
  CANCELLED: 'EventCancelled',
};

/** 'Aces 60, Bulls 58' once there is a final score, 'Aces vs Bulls' before. */
export function gameTitle({ home, away }: Pick<BoxScoreGame, 'home' | 'away'>): string {
  if (home.score === null || away.score === null) return `${home.team.name} vs ${away.team.name}`;
  return `${home.team.name} ${shownScore(home)}, ${away.team.name} ${shownScore(away)}`;
}

/** The game in a sentence: who beat whom, or who plays whom and when. */
export function gameSentence({ home, away, date, time }: BoxScoreGame): string {
  const [one, other] = [home.team.name, away.team.name];
  const on = formatDate(date);
  if (home.score === null || away.score === null) {
    if (on === '') return t.games.plays_without_a_date({ home: one, away: other });
    return time === null
      ? t.games.plays_on({ home: one, away: other, date: on })
      : t.games.plays_on_at({ home: one, away: other, date: on, time: formatTime(time) });
  }
  const score = `${Math.max(home.score, away.score)}-${Math.min(home.score, away.score)}`;
  if (home.score === away.score) return t.games.level_on({ home: one, away: other, score, date: on || noDate() });
  const [winner, loser] = home.score > away.score ? [one, other] : [other, one];
  return t.games.beat_on({ winner, loser, score, date: on || noDate() });
}

/** The game for search engines. Formula: schema.org/SportsEvent. */
export function gameEvent(game: BoxScoreGame): Record<string, unknown> {
  const team = ({ team: { name } }: BoxScoreGame['home']): Record<string, unknown> => ({ '@type': 'SportsTeam', name });
  return {
    '@type': 'SportsEvent',
    name: `${game.home.team.name} vs ${game.away.team.name}`,
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
