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
