import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Team } from '../teams/team.type.js';
import { FollowByMailInput } from './mail-follower.input.js';
import { followByMail, mailFollowersOfTeam } from './mail-follower.service.js';

@Resolver(() => Team)
export class MailFollowerResolver {
  @Mutation(() => Boolean, {
    description:
      'Asks an e-mail address whether it wants to be told of a team’s games; nothing else is sent there before it has said yes. The answer is true whether it follows already or not.',
  })
  async followTeamByMail(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => FollowByMailInput, { description: 'Team and address.' }) input: FollowByMailInput,
  ): Promise<boolean> {
    await followByMail(ctx, input);
    return true;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many are told of its games by e-mail; null for callers who do not administer it.',
  })
  mailFollowerCount(@Ctx() ctx: RequestContext, @Root() { id, organizationId }: Team): Promise<number> | null {
    return mailFollowersOfTeam(ctx, organizationId, Number(id));
  }
}
