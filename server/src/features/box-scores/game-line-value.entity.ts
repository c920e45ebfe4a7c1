import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** One statistic of a line. No row is not the same as 0. */
@Entity('game_line_values')
@Unique('game_line_values_cell_key', ['organizationId', 'gameLineId', 'statDefinitionId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('game_lines', ['organizationId', 'gameLineId'], ['organizationId', 'id'])
@ForeignKey('stat_definitions', ['organizationId', 'statDefinitionId'], ['organizationId', 'id'])
export class GameLineValueEntity extends TenantRow {
  @Column({ type: 'integer', name: 'game_line_id' })
  gameLineId: number;

  @Column({ type: 'integer', name: 'stat_definition_id' })
  statDefinitionId: number;

  @Column({ type: 'integer' })
  value: number;

  /** From a sequence: a statistic of a player in a game never has the same version twice. */
  @Column({ type: 'integer', default: () => "nextval('statistic_versions'::regclass)" })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
