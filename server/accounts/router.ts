import { z } from 'zod';
import { ORGANISATION_KINDS, type Organisation, ROLES } from '../context';
import { Email, Id, Name, Password } from '../inputs';
import {
  administratorProcedure,
  managerProcedure,
  publicProcedure,
  router,
  signedInProcedure,
} from '../ladder';
import { pending } from '../pending';
import type { Colleague, Invitation, Me } from './shapes';

const Token = z.string().min(20).max(200);

export const accountsRouter = router({
  me: publicProcedure.query(({ ctx }) => pending<Me | null>(ctx)),
  members: signedInProcedure.query(({ ctx }) => pending<Colleague[]>(ctx)),
  setRole: managerProcedure
    .input(z.object({ member: Id, role: z.enum(ROLES) }))
    .mutation(({ ctx, input }) => pending<{ id: string; role: string }>(ctx, input)),
  invite: managerProcedure
    .input(z.object({ email: Email, role: z.enum(ROLES), organisation: Id.optional() }))
    .mutation(({ ctx, input }) => pending<{ link: string; expiresAt: string }>(ctx, input)),
  invitation: publicProcedure
    .input(z.object({ token: Token }))
    .query(({ ctx, input }) => pending<Invitation>(ctx, input)),
  accept: publicProcedure
    .input(z.object({ token: Token, name: Name, password: Password }))
    .mutation(({ ctx, input }) => pending<{ email: string }>(ctx, input)),
  setUp: publicProcedure
    .input(z.object({ token: Token, name: Name, email: Email, password: Password }))
    .mutation(({ ctx, input }) => pending<{ email: string }>(ctx, input)),
  organisations: administratorProcedure.query(({ ctx }) =>
    pending<(Organisation & { members: number })[]>(ctx),
  ),
  createOrganisation: administratorProcedure
    .input(z.object({ name: Name, kind: z.enum(ORGANISATION_KINDS) }))
    .mutation(({ ctx, input }) => pending<{ id: string }>(ctx, input)),
});
