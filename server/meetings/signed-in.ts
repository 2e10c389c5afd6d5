import { ok } from '@/simulations/problems/problem';
import type { Context, MemberContext } from '../access/context';
import { type Answer, refuse } from '../problems/problem';

export const signedIn = ({ member, ...context }: Context): Answer<MemberContext> =>
  member ? ok({ ...context, member }) : refuse('signed-out', 'You are signed out. Sign in and try again.');
