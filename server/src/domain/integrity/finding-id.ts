import { FINDING_KINDS, type Finding, type FindingKind } from './checked-game.js';

/** Kind, game, whom it is about, and the statistic, whose abbreviation may have blanks and signs. */
const FINDING_ID = /^([a-z_]{1,20})-([1-9]\d{0,9})-(?:home|away|game|[1-9]\d{0,9})(?:-(.{1,20}))?$/u;

/**
 * What tells a finding from every other one of an organization: 'points_final-12-home', 'rebounds-12-345',
 * 'plays_box_score-12-345-AST'.
 */
export function findingId(gameId: number, { kind, side, playerId, statistic }: Finding): string {
  return `${kind}-${gameId}-${playerId ?? side ?? 'game'}${statistic === undefined ? '' : `-${statistic}`}`;
}

/** The game that a finding's id is about; null for what is no such id. */
export function gameOfFinding(id: string): number | null {
  const [, kind = '', game = '', statistic] = FINDING_ID.exec(id) ?? [];
  if (statistic !== undefined && kind !== 'plays_box_score') return null;
  return FINDING_KINDS.includes(kind as FindingKind) ? Number(game) : null;
}
