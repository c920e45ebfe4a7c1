import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '../../lib/node.type.js';
import { HomeVariant, NavVariant, PlayerNames, RosterNames, SiteLanguage, Theme } from './organization.enums.js';

@ObjectType({ description: 'A tenant: a sports organization with its site and its data.', implements: Node })
export class Organization {
  /** Measurement id by host name; `settings` shows it to administrators. */
  analyticsIds!: Record<string, string>;

  analyticsSkipSlugPath!: boolean;

  ownersManageStaff!: boolean;

  formerSlugs!: string[];

  @Field(() => ID, { description: 'Positive integer, unique on the platform.' })
  id!: number;

  @Field(() => String, { description: 'Name as shown.' })
  name!: string;

  @Field(() => String, { description: 'First path segment of its pages on the platform host, in lower case.' })
  slug!: string;

  @Field(() => [String], {
    description: 'Host names that lead to its site, in lower case and without www, the main one first.',
  })
  domains!: string[];

  @Field(() => String, { nullable: true, description: 'Its main host name.' })
  domain!: string | null;

  @Field(() => Theme, { description: 'Colours of its site.' })
  theme!: Theme;

  @Field(() => String, { description: 'Accent colour, sRGB hex such as #1d4ed8.' })
  accent!: string;

  @Field(() => String, { description: 'Language of what it writes itself, a BCP 47 tag.' })
  language!: string;

  @Field(() => SiteLanguage, { description: 'In which language its pages say everything else.' })
  siteLanguage!: SiteLanguage;

  @Field(() => String, { description: 'IANA time zone in which dates and times of its games are meant.' })
  timeZone!: string;

  @Field(() => HomeVariant, { description: 'What its home page shows.' })
  homeVariant!: HomeVariant;

  @Field(() => NavVariant, { description: 'Which built-in entries its navigation has.' })
  navVariant!: NavVariant;

  @Field(() => String, { description: "What a team's captain is called: Captain, Coach." })
  captainLabel!: string;

  @Field(() => PlayerNames, { description: 'How players are named to whoever is not its signed-in administrator.' })
  playerNames!: PlayerNames;

  @Field(() => RosterNames, { description: 'What rosters of its public team pages call the players.' })
  rosterNames!: RosterNames;

  @Field(() => Boolean, { description: 'Whether visitors are told who corrected a game.' })
  namesCorrectors!: boolean;

  @Field(() => Boolean, { description: 'Whether All Listings may show it.' })
  listed!: boolean;

  @Field(() => Boolean, { description: 'Whether it has a site of its own, to which listings link.' })
  customSite!: boolean;

  @Field(() => String, { nullable: true, description: 'Address of its own site.' })
  customPageUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its logo on the same host; null without one.' })
  logoUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its Facebook page.' })
  facebookUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its Instagram page.' })
  instagramUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its YouTube channel.' })
  youtubeUrl!: string | null;

  @Field(() => [String], { description: 'Venue names that league lists put first, in this order.' })
  venueOrder!: string[];

  @Field(() => Int, { description: 'Grows with each change of its settings: `expectedVersion` of an update.' })
  version!: number;
}
