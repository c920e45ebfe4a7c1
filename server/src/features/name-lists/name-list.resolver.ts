import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { PlayerListInput, TeamListInput } from './name-list.input.js';
import { ListedPlayer, ListedTeam, NameListPayload } from './name-list.type.js';
import { addPlayerList, previewPlayerList } from './player-list.service.js';
import { addTeamList, previewTeamList } from './team-list.service.js';

@Resolver()
export class NameListResolver {
  @Query(() => [ListedPlayer], {
    description:
      'What `addPlayerList` would do, line by line; of one line also who has that name. Writes nothing. Admins only.',
  })
  playerListPreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PlayerListInput, { description: 'The team and the names.' }) input: PlayerListInput,
  ): Promise<ListedPlayer[]> {
    return previewPlayerList(ctx, input);
  }

  @Mutation(() => NameListPayload, {
    description:
      'Puts players on the roster of a team by their names, all or none: those whom the organization has, and new ones. It can be undone. Admins only.',
  })
  addPlayerList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PlayerListInput, { description: 'The team and the names.' }) input: PlayerListInput,
  ): Promise<NameListPayload> {
    return addPlayerList(ctx, input);
  }

  @Query(() => [ListedTeam], {
    description:
      'What `addTeamList` would do, line by line; of one line also which teams have that name. Writes nothing. Admins only.',
  })
  teamListPreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TeamListInput, { description: 'The league and the names.' }) input: TeamListInput,
  ): Promise<ListedTeam[]> {
    return previewTeamList(ctx, input);
  }

  @Mutation(() => NameListPayload, {
    description:
      'Adds teams by their names, to a season league or to none, all or none: those that the organization has, and new ones. It can be undone. Admins only.',
  })
  addTeamList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TeamListInput, { description: 'The league and the names.' }) input: TeamListInput,
  ): Promise<NameListPayload> {
    return addTeamList(ctx, input);
  }
}
