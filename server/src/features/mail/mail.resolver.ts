import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { sendsMail } from './mail.service.js';

@Resolver()
export class MailResolver {
  @Query(() => Boolean, {
    description: 'Whether this installation sends e-mail. Where it does not, links are handed over by hand.',
  })
  sendsMail(@Ctx() { services }: RequestContext): boolean {
    return sendsMail(services);
  }
}
