import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { ChoosePasswordInput } from './auth.input.js';
import { PasswordLink } from './auth.type.js';
import { askForReset, choosePassword, openPasswordLink } from './password-reset.service.js';

@Resolver()
export class PasswordResetResolver {
  @Mutation(() => Boolean, {
    description:
      'Asks for a link to a forgotten password. It goes by e-mail to whoever has this user name or address; the answer is always true, and tells nobody whether somebody has.',
  })
  async askForPasswordReset(
    @Ctx() ctx: RequestContext,
    @Arg('login', () => String, { description: 'User name or e-mail address, in any case.' }) login: string,
  ): Promise<boolean> {
    await askForReset(ctx, login);
    return true;
  }

  @Mutation(() => PasswordLink, {
    description: 'What a link to choose a password is for; nothing changes. Whoever has the link.',
  })
  openPasswordLink(
    @Ctx() ctx: RequestContext,
    @Arg('secret', () => String, { description: 'What stands behind the # of the link.' }) secret: string,
  ): Promise<PasswordLink> {
    return openPasswordLink(ctx, secret);
  }

  @Mutation(() => String, {
    description:
      'Chooses a password by a link, which is good for that once, and ends all sessions of the user. Answers the user name to sign in with. Whoever has the link.',
  })
  choosePassword(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChoosePasswordInput, { description: 'Link and password.' }) input: ChoosePasswordInput,
  ): Promise<string> {
    return choosePassword(ctx, input.secret, input.newPassword);
  }
}
