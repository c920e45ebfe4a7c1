import { FINDING_KINDS, type Finding, type FindingKind } from './checked-game.js';

/** What tells a finding from every other one of an organization: 'points_final-12-home', 'rebounds-12-345'. */
export function findingId(gameId: number, { kind, side, playerId }: Finding): string {
  return `${kind}-${gameId}-${playerId ?? side ?? 'game'}`;
}

/** The game that a finding's id is about; null for what is no such id. */
export function gameOfFinding(id: string): number | null {
  const [, kind = '', game = ''] = /^([a-z_]{1,20})-([1-9]\d{0,9})-(?:home|away|game|[1-9]\d{0,9})$/.exec(id) ?? [];
  return FINDING_KINDS.includes(kind as FindingKind) ? Number(game) : null;
}
