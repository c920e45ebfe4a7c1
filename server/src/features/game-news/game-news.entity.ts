import { Column, Entity, ForeignKey } from 'typeorm';
import type { GameStatus } from '../../domain/game/game-status.js';
import type { GameHappening } from '../../domain/game-news/game-news-of.js';
import { TenantRow } from '../../lib/tenant-row.js';

/** By what followers of a team are told. */
export type NewsChannel = 'push' | 'mail';

/** Something that happened to a game. The database writes it down, whoever changes the game: nothing here does. */
@Entity('game_news')
@ForeignKey('organizations', ['organizationId'], ['id'])
export class GameNewsEntity extends TenantRow {
  @Column({ type: 'integer', name: 'game_id' })
  gameId: number;

  @Column({ type: 'integer', name: 'home_team_id' })
  homeTeamId: number;

  @Column({ type: 'integer', name: 'away_team_id' })
  awayTeamId: number;

  @Column({ type: 'text' })
  happened: GameHappening;

  @Column({ type: 'date', name: 'former_date', nullable: true })
  formerDate: string | null;

  @Column({ type: 'text', name: 'former_time', nullable: true })
  formerTime: string | null;

  @Column({ type: 'text', name: 'former_location', nullable: true })
  formerLocation: string | null;

  @Column({ type: 'text', name: 'former_status' })
  formerStatus: GameStatus;

  @Column({ type: 'integer', name: 'former_home_score', nullable: true })
  formerHomeScore: number | null;

  @Column({ type: 'integer', name: 'former_away_score', nullable: true })
  formerAwayScore: number | null;

  @Column({ type: 'timestamptz', name: 'occurred_at', default: () => 'now()' })
  occurredAt: Date;

  /** Told from then on. */
  @Column({ type: 'timestamptz', name: 'due_at' })
  dueAt: Date;

  /** The channels that have not taken it yet. */
  @Column({ type: 'text', name: 'waiting_for', array: true, default: () => "'{push,mail}'" })
  waitingFor: NewsChannel[];
}
