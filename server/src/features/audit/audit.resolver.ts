import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import type { Connection } from '../../lib/connection.js';
import { ConnectionArgs } from '../../lib/connection-args.js';
import { AuditActor, type AuditEntry, AuditEntryConnection } from './audit-entry.type.js';
import { AuditTrailFilter } from './audit-trail.input.js';
import { auditActors, auditTrail } from './audit-trail.service.js';

@Resolver()
export class AuditResolver {
  @Query(() => AuditEntryConnection, {
    description:
      'Who changed what and when in the organization acted for, newest first. Its owners and super administrators.',
  })
  async auditTrail(
    @Ctx() ctx: RequestContext,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
    @Arg('filter', () => AuditTrailFilter, { nullable: true, description: 'Which changes.' })
    filter?: AuditTrailFilter | null,
  ): Promise<Connection<AuditEntry>> {
    return new AuditEntryConnection(await auditTrail(ctx, filter ?? {}, args));
  }

  @Query(() => [AuditActor], {
    description:
      "Everybody whose changes the trail holds, by name. The organization's owners and super administrators.",
  })
  auditActors(
    @Ctx() ctx: RequestContext,
    @Arg('platform', () => Boolean, {
      nullable: true,
      description: "Of the platform's own trail; super administrators only.",
    })
    platform?: boolean | null,
  ): Promise<AuditActor[]> {
    return auditActors(ctx, platform);
  }
}
