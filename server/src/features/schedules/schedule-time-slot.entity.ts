import { Column, Entity, ForeignKey } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** A time at which a schedule can place a game. The same time twice is two courts. */
@Entity('schedule_time_slots')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('schedules', ['organizationId', 'scheduleId'], ['organizationId', 'id'])
@ForeignKey('locations', ['organizationId', 'locationId'], ['organizationId', 'id'])
export class ScheduleTimeSlotEntity extends TenantRow {
  @Column({ type: 'integer', name: 'schedule_id' })
  scheduleId: number;

  /** From 0; null: every week. */
  @Column({ type: 'integer', name: 'week_index', nullable: true })
  weekIndex: number | null;

  /** HH:MM. */
  @Column({ type: 'text' })
  time: string;

  @Column({ type: 'integer', name: 'location_id', nullable: true })
  locationId: number | null;

  /** Of the location, where it has several. */
  @Column({ type: 'text', nullable: true })
  court: string | null;

  @Column({ type: 'integer', default: 0 })
  position: number;
}
