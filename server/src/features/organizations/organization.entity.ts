import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { PlayerNames } from '../../domain/players/shown-name.js';
import type { RosterNames, SiteLanguage, Theme } from './organization.enums.js';

/** A tenant with its settings. */
@Entity('organizations')
@Unique('organizations_slug_key', ['slug'])
@Unique('organizations_test_key', ['testOf', 'testKeyId'])
@ForeignKey('organizations', ['testOf'], ['id'], { onDelete: 'CASCADE' })
@ForeignKey('uploads', ['id', 'logoUploadId'], ['organizationId', 'id'])
export class OrganizationEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  slug: string;

  /** Slugs that it had before, whose addresses go on leading to it; the last one last. */
  @Column({ type: 'text', array: true, name: 'former_slugs', default: [] })
  formerSlugs: string[];

  @Column({ type: 'text', default: 'light' })
  theme: Theme;

  /** sRGB hex in lower case; contrast is adjusted where it is used. */
  @Column({ type: 'text', default: '#1d4ed8' })
  accent: string;

  /** Of what the organization writes itself; BCP 47 tag. */
  @Column({ type: 'text', default: 'en' })
  language: string;

  /** Of the product's own words on its pages. */
  @Column({ type: 'text', name: 'site_language', default: 'device' })
  siteLanguage: SiteLanguage;

  /** IANA name. Games have a calendar date and a wall-clock time in this zone. */
  @Column({ type: 'text', name: 'time_zone', default: 'America/Los_Angeles' })
  timeZone: string;

  @Column({ type: 'text', name: 'home_variant', default: 'default' })
  homeVariant: 'default' | 'hero' | 'stat_leaders' | 'welcome';

  @Column({ type: 'text', name: 'nav_variant', default: 'simple' })
  navVariant: 'main' | 'simple' | 'youth';

  /** What a team's captain is called: Captain, Coach. */
  @Column({ type: 'text', name: 'captain_label', default: 'Captain' })
  captainLabel: string;

  /** How players are named for whoever is not its signed-in administrator. */
  @Column({ type: 'text', name: 'player_names', default: 'full' })
  playerNames: PlayerNames;

  /** What rosters of team pages call the players. */
  @Column({ type: 'text', name: 'roster_names', default: 'first' })
  rosterNames: RosterNames;

  /** Whether visitors are told who corrected a game. */
  @Column({ type: 'boolean', name: 'names_correctors', default: false })
  namesCorrectors: boolean;

  /** Whether it appears in All Listings. */
  @Column({ type: 'boolean', default: true })
  listed: boolean;

  /** It has a site of its own: listings link to `customPageUrl` instead of the slug. */
  @Column({ type: 'boolean', name: 'custom_site', default: false })
  customSite: boolean;

  @Column({ type: 'text', name: 'custom_page_url', nullable: true })
  customPageUrl: string | null;

  @Column({ type: 'integer', name: 'logo_upload_id', nullable: true })
  logoUploadId: number | null;

  @Column({ type: 'text', name: 'facebook_url', nullable: true })
  facebookUrl: string | null;

  @Column({ type: 'text', name: 'instagram_url', nullable: true })
  instagramUrl: string | null;

  @Column({ type: 'text', name: 'youtube_url', nullable: true })
  youtubeUrl: string | null;

  /** Measurement id by host name. */
  @Column({ type: 'jsonb', name: 'analytics_ids', default: {} })
  analyticsIds: Record<string, string>;

  /** No page views are sent for paths under the slug. */
  @Column({ type: 'boolean', name: 'analytics_skip_slug_path', default: false })
  analyticsSkipSlugPath: boolean;

  /** Venue names that league lists put first, in this order. */
  @Column({ type: 'text', array: true, name: 'venue_order', default: [] })
  venueOrder: string[];

  /** Whether owners may create, edit and delete staff of their organization. */
  @Column({ type: 'boolean', name: 'owners_manage_staff', default: false })
  ownersManageStaff: boolean;

  /** Whose key's test organization it is; null for every other. */
  @Column({ type: 'integer', name: 'test_of', nullable: true })
  testOf: number | null;

  /** Which of that organization's keys opens it. */
  @Column({ type: 'integer', name: 'test_key_id', nullable: true })
  testKeyId: number | null;

  /** When it was last made anew. */
  @Column({ type: 'timestamptz', name: 'test_reset_at', nullable: true })
  testResetAt: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
