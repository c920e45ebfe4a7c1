import { Field, ID, InputType, Int } from 'type-graphql';
import { Json } from '../../lib/scalars.js';
import { type IncomingFile, UploadScalar } from '../../lib/upload-scalar.js';
import { HomeVariant, NavVariant, PlayerNames, RosterNames, SiteLanguage, Theme } from './organization.enums.js';

@InputType({
  description:
    'How the site of an organization looks, and how it names people; what is absent stays, or gets its default.',
})
class AppearanceFieldsInput {
  @Field(() => UploadScalar, {
    nullable: true,
    description: 'Its logo: PNG, JPEG, WebP, GIF or AVIF of at most 5 MB; null takes it away.',
  })
  logo?: Promise<IncomingFile> | null;

  @Field(() => Theme, { nullable: true, description: 'Colours of its site.' })
  theme?: Theme | null;

  @Field(() => SiteLanguage, {
    nullable: true,
    description: 'In which language its pages say what it has not written itself.',
  })
  siteLanguage?: SiteLanguage | null;

  @Field(() => String, { nullable: true, description: 'Accent colour, sRGB hex such as #1d4ed8.' })
  accent?: string | null;

  @Field(() => HomeVariant, { nullable: true, description: 'What its home page shows.' })
  homeVariant?: HomeVariant | null;

  @Field(() => PlayerNames, {
    nullable: true,
    description: 'How players are named to whoever is not its signed-in administrator.',
  })
  playerNames?: PlayerNames | null;

  @Field(() => RosterNames, { nullable: true, description: 'What rosters of team pages call the players.' })
  rosterNames?: RosterNames | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether visitors are told who corrected a game, by user name.',
  })
  namesCorrectors?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Address of its Facebook page.' })
  facebookUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its Instagram page.' })
  instagramUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its YouTube channel.' })
  youtubeUrl?: string | null;
}

@InputType({ description: 'What an organization can be given; what is absent stays, or gets its default.' })
export class OrganizationFieldsInput extends AppearanceFieldsInput {
  @Field(() => String, {
    nullable: true,
    description:
      'First path segment of its pages: letters a to z, digits and single hyphens, at most 63; default: made from the name.',
  })
  slug?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'All other slugs whose addresses lead to its pages, at most 20. What is absent stays, and a slug that changes joins by itself.',
  })
  formerSlugs?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Its main host name; null or blank takes all of them away.' })
  domain?: string | null;

  @Field(() => [String], { nullable: true, description: 'All its host names, the main one first. Wins over `domain`.' })
  domains?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Address of its own site.' })
  customPageUrl?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it has a site of its own, to which listings link.' })
  customSite?: boolean | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Sports that it plays. A new one brings its default statistics and periods.',
  })
  sportIds?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Language of what it writes itself, a BCP 47 tag.' })
  language?: string | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone of its games.' })
  timeZone?: string | null;

  @Field(() => NavVariant, { nullable: true, description: 'Which built-in entries its navigation has.' })
  navVariant?: NavVariant | null;

  @Field(() => String, { nullable: true, description: "What a team's captain is called." })
  captainLabel?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether All Listings may show it.' })
  listed?: boolean | null;

  @Field(() => Json, { nullable: true, description: 'Analytics measurement id by host name, as an object.' })
  analyticsIds?: unknown;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether page views below its slug on the platform host are left out.',
  })
  analyticsSkipSlugPath?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Venue names that league lists put first, in this order.' })
  venueOrder?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether its owners may create, edit and delete its staff.' })
  ownersManageStaff?: boolean | null;
}

@InputType({ description: 'A new organization.' })
export class CreateOrganizationInput extends OrganizationFieldsInput {
  @Field(() => String, { description: 'Name as shown, 1 to 200 characters.' })
  name!: string;
}

@InputType({ description: 'Changes of an organization; what is absent stays.' })
export class UpdateOrganizationInput extends OrganizationFieldsInput {
  @Field(() => String, { nullable: true, description: 'Name as shown, 1 to 200 characters.' })
  name?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}

@InputType({ description: 'Changes of how the site looks; what is absent stays.' })
export class UpdateAppearanceInput extends AppearanceFieldsInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; GraphQL callers have to give it.',
  })
  expectedVersion?: number | null;
}

@InputType({ description: 'Colours of the site; what is absent stays.' })
export class UpdateThemeInput {
  @Field(() => Theme, { nullable: true, description: 'Colours of the site.' })
  theme?: Theme | null;

  @Field(() => String, { nullable: true, description: 'Accent colour, sRGB hex such as #1d4ed8.' })
  accent?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
