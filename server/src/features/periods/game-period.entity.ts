import { Column, Entity, ForeignKey } from 'typeorm';
import { stored } from '../../lib/fields/stored.js';
import { GamePeriodFields } from './game-period.fields.js';

/** A period of games in an organization's sport. */
@Entity('game_periods')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('sports', ['sportId'], ['id'])
export class GamePeriodEntity extends stored(GamePeriodFields) {
  @Column({ type: 'text', default: 'regular' })
  kind: 'regular' | 'overtime' | 'final';
}
