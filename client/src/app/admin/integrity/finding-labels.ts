import type { IntegrityKind } from '@/graphql/schema.generated';
import type { FindingFragment } from './integrity.generated';

/** How each kind is called in the filter. */
export const KIND_LABELS: Record<IntegrityKind, string> = {
  POINTS_FINAL: 'Points of players and final score',
  PERIODS_FINAL: 'Periods and final score',
  SHOTS_POINTS: 'Points and shots',
  REBOUNDS: 'Rebounds and their parts',
  OFF_ROSTER: 'Players who are not on the roster',
  NO_RESULT: 'Games without a result',
  PLAYS_BOX_SCORE: 'Plays and box score',
};

type Sentence = (finding: FindingFragment & { team: string; who: string }) => string;

const SENTENCES: Record<IntegrityKind, Sentence> = {
  POINTS_FINAL: ({ team, found, expected }) =>
    `The players of ${team} have ${found} points, and its final score is ${expected}.`,
  PERIODS_FINAL: ({ team, found, expected }) =>
    `The periods of ${team} add up to ${found}, and its final score is ${expected}.`,
  SHOTS_POINTS: ({ who, found, expected }) => `${who} has ${found} points, and the shots make ${expected}.`,
  REBOUNDS: ({ who, found, expected }) =>
    `${who} has ${found} rebounds, and the offensive and defensive ones make ${expected}.`,
  OFF_ROSTER: ({ team, who }) => `${who} has played for ${team} and is not on its roster.`,
  NO_RESULT: () => 'The day of this game is over, and it has no result.',
  PLAYS_BOX_SCORE: ({ team, who, statistic, found, expected }) =>
    statistic
      ? `${who} has ${statistic} ${found} in the box score, and ${expected} by the plays.`
      : `The periods of ${team} add up to ${found}, and its plays to ${expected}.`,
};

/** The team that a finding is about; null where it is about the whole game. */
export function teamOf({ side, game }: FindingFragment): FindingFragment['game']['homeTeam'] | null {
  return side === null ? null : side === 'home' ? game.homeTeam : game.awayTeam;
}

/** A finding in a sentence. */
export function describeFinding(finding: FindingFragment): string {
  const { kind, player } = finding;
  return SENTENCES[kind]({
    ...finding,
    team: teamOf(finding)?.name ?? 'the team',
    who: player?.fullName ?? 'A player',
  });
}
