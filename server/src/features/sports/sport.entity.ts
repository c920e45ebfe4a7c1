import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A sport of the platform; statistics and periods of an organization belong to one. */
@Entity('sports')
@Unique('sports_name_key', ['name'])
export class SportEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  name: string;
}
