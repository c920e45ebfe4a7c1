import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A sport that a user manages. */
@Entity('user_sports')
@ForeignKey('users', ['userId'], ['id'])
@ForeignKey('sports', ['sportId'], ['id'])
export class UserSportEntity {
  @PrimaryColumn({ type: 'integer', name: 'user_id' })
  userId: number;

  @PrimaryColumn({ type: 'integer', name: 'sport_id' })
  sportId: number;
}
