import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { TINTS } from '../../domain/text/monogram-tints.js';
import { tintOf } from '../../domain/text/monogram.js';
import { teamAbbreviation } from '../../domain/text/team-abbreviation.js';
import { findLogoColour } from './logo-colour.service.js';
import { Team } from './team.type.js';

/** What a team is recognised by, where it is shown. */
@Resolver(() => Team)
export class TeamLookResolver {
  @FieldResolver(() => String, { description: 'Its colour, or else one that its name always has; #rrggbb.' })
  shownColour(@Root() { name, colour }: Team): string {
    return colour ?? TINTS[tintOf(name)]!;
  }

  @FieldResolver(() => String, { description: 'Its abbreviation, or else letters of its name: MIL, LAL.' })
  shownAbbreviation(@Root() { name, abbreviation }: Team): string {
    return abbreviation ?? teamAbbreviation(name);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The colour that its logo shows most of, to be proposed as its own; #rrggbb. Null without a logo or a colour in it, and for callers who do not administer it.',
  })
  logoColour(@Ctx() ctx: RequestContext, @Root() team: Team): Promise<string | null> {
    return findLogoColour(ctx, team);
  }
}
