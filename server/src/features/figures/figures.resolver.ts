import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { Game } from '../games/game.type.js';
import { seasonLeagueById } from '../leagues/season-league.loaders.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { Player } from '../players/player.type.js';
import { Season } from '../seasons/season.type.js';
import { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { Team } from '../teams/team.type.js';
import { careerOfPlayer, gamesOfSeason, highsOfGames, milestonesOfCareer, splitsOf } from './career.service.js';
import {
  PlayerCareer,
  PlayerFigure,
  PlayerHigh,
  PlayerMilestone,
  PlayerSeasonFigures,
  PlayerSplit,
  PlayerSplits,
} from './figures.type.js';
import { figuresOf, seasonFiguresOfPlayer } from './season-figures.service.js';

plainField(PlayerFigure, 'definition', () => StatDefinition, { description: 'The statistic.' });
plainField(PlayerSeasonFigures, 'season', () => Season, { description: 'The season.' });
plainField(PlayerSplits, 'statDefinitions', () => [StatDefinition], {
  description: 'The visible statistics, in order.',
});
plainField(PlayerSplits, 'rows', () => [PlayerSplit], {
  description: 'The parts that have a game: all, the last five, home and away, wins and losses, and each month.',
});
plainField(PlayerHigh, 'game', () => Game, { description: 'In which game.' });
plainField(PlayerHigh, 'team', () => Team, { description: 'The team played for.' });
plainField(PlayerHigh, 'opponent', () => Team, { description: 'The other team.' });
plainField(PlayerMilestone, 'game', () => Game, { description: 'In which game.' });
plainField(PlayerMilestone, 'team', () => Team, { description: 'The team played for.' });
plainField(PlayerMilestone, 'opponent', () => Team, { description: 'The other team.' });
plainField(PlayerHigh, 'definition', () => StatDefinition, { description: 'Of which statistic.' });
plainField(PlayerMilestone, 'definition', () => StatDefinition, {
  nullable: true,
  description: 'Of which statistic; null for a number of games.',
});

/** What a player's games come to. */
@Resolver(() => Player)
export class PlayerFiguresResolver {
  @FieldResolver(() => PlayerSeasonFigures, {
    nullable: true,
    description: 'Figures of one season with their places in the league; null without a game in it.',
  })
  seasonFigures(
    @Ctx() ctx: RequestContext,
    @Root() player: Player,
    @Arg('seasonId', () => ID, {
      nullable: true,
      description: 'Which season; without it the first active one with games of the player, else the latest with any.',
    })
    seasonId: string | null,
  ): Promise<PlayerSeasonFigures | null> {
    return seasonFiguresOfPlayer(ctx, player, seasonId);
  }

  @FieldResolver(() => PlayerCareer, { description: 'Highs, milestones and splits of all seasons.' })
  career(@Ctx() ctx: RequestContext, @Root() player: Player): Promise<PlayerCareer> {
    return careerOfPlayer(ctx, player);
  }
}

/** What the games of a player's season come to. */
@Resolver(() => PlayerSeasonFigures)
export class PlayerSeasonFiguresResolver {
  @FieldResolver(() => [PlayerFigure], {
    description: "The league's visible statistics that are recorded of the player, in order.",
  })
  figures(@Root() figures: PlayerSeasonFigures): PlayerFigure[] {
    return figuresOf(figures);
  }

  @FieldResolver(() => SeasonLeague, { nullable: true, description: 'The league; null for games of none.' })
  async seasonLeague(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, seasonLeagueId }: PlayerSeasonFigures,
  ): Promise<SeasonLeague | null> {
    return seasonLeagueId === null ? null : seasonLeagueById(ctx).load({ organizationId, id: seasonLeagueId });
  }

  @FieldResolver(() => PlayerSplits, { description: "The season's games in parts." })
  async splits(@Ctx() ctx: RequestContext, @Root() figures: PlayerSeasonFigures): Promise<PlayerSplits> {
    return splitsOf(figures.statistics, await gamesOfSeason(ctx, figures));
  }

  @FieldResolver(() => [PlayerHigh], { description: 'The most of each statistic in a game of the season.' })
  async highs(@Ctx() ctx: RequestContext, @Root() figures: PlayerSeasonFigures): Promise<PlayerHigh[]> {
    return highsOfGames(ctx, figures.statistics, await gamesOfSeason(ctx, figures));
  }
}

/** What all games of a player come to. */
@Resolver(() => PlayerCareer)
export class PlayerCareerResolver {
  @FieldResolver(() => PlayerSplits, { description: 'All games in parts.' })
  splits(@Root() { statistics, games }: PlayerCareer): PlayerSplits {
    return splitsOf(statistics, games);
  }

  @FieldResolver(() => [PlayerHigh], { description: 'The most of each statistic in one game.' })
  highs(@Ctx() ctx: RequestContext, @Root() { statistics, games }: PlayerCareer): Promise<PlayerHigh[]> {
    return highsOfGames(ctx, statistics, games);
  }

  @FieldResolver(() => [PlayerMilestone], {
    description:
      "What was reached for the first time, newest first: a game with 10, 20, 30 … of one of the sport's main statistics, 100, 250, 500 … of it altogether, 50, 100, 250 … games.",
  })
  milestones(@Ctx() ctx: RequestContext, @Root() career: PlayerCareer): Promise<PlayerMilestone[]> {
    return milestonesOfCareer(ctx, career);
  }
}
