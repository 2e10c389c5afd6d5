import { z } from 'zod';
import { Email, Id, Name, NewOrganisation, Password } from '../access/inputs';
import {
  administratorProcedure,
  managerProcedure,
  publicProcedure,
  router,
  signedInProcedure,
  unwrap,
} from '../access/ladder';
import { accept, readInvitation } from '../accounts/invitations/accept';
import { invite, renewInvitation } from '../accounts/invitations/invite';
import { readInvitations } from '../accounts/invitations/read';
import { withdrawInvitation } from '../accounts/invitations/withdraw';
import { closeMember, closeOwn } from '../accounts/members/close-account';
import { readMembers } from '../accounts/members/read';
import { setRole } from '../accounts/members/set-role';
import { setUp } from '../accounts/members/set-up';
import { createOrganisation } from '../accounts/organisations/create';
import { setJurisdictions } from '../accounts/organisations/set-jurisdictions';
import { setTwoReviewers } from '../accounts/organisations/set-two-reviewers';
import { unregulated } from '../accounts/organisations/unregulated';
import { allOrganisations } from '../accounts/stored/queries';
import type { Me } from '../accounts/stored/shapes';
import { siteRow } from '../site/queries';
import { ROLES } from '../vocabulary/roles';

const Jurisdictions = z.array(z.string().min(1).max(80)).max(100);
const UNREADABLE_LINK =
  'This link is not complete. Open it from where it was sent to you, or ask for a new one.';
const Token = z.string().min(20, UNREADABLE_LINK).max(200, UNREADABLE_LINK);

export const accountsRouter = router({
  me: publicProcedure.query(async ({ ctx }): Promise<Me | null> => {
    if (!ctx.member) return null;
    const site = await siteRow(ctx.db);
    return { ...ctx.member, demonstration: site?.demonstration === true };
  }),
  members: signedInProcedure
    .input(z.object({ organisation: Id.optional() }).default({}))
    .query(async ({ ctx, input }) => unwrap(await readMembers(ctx, input.organisation))),
  closeMember: managerProcedure
    .input(z.object({ member: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await closeMember(ctx, input.member))),
  closeOwn: signedInProcedure
    .input(z.object({ password: z.string().min(1, 'Type your current password.').max(128) }))
    .mutation(async ({ ctx, input }) => unwrap(await closeOwn(ctx, input.password))),
  setRole: managerProcedure
    .input(z.object({ member: Id, role: z.enum(ROLES) }))
    .mutation(async ({ ctx, input }) => unwrap(await setRole(ctx, input))),
  invite: managerProcedure
    .input(z.object({ email: Email, role: z.enum(ROLES), organisation: Id.optional() }))
    .mutation(async ({ ctx, input }) => unwrap(await invite(ctx, input))),
  invitations: managerProcedure.query(({ ctx }) => readInvitations(ctx)),
  renewInvitation: managerProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await renewInvitation(ctx, input.id))),
  withdrawInvitation: managerProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await withdrawInvitation(ctx, input.id))),
  invitation: publicProcedure
    .input(z.object({ token: Token }))
    .query(async ({ ctx, input }) => unwrap(await readInvitation(ctx, input.token))),
  accept: publicProcedure
    .input(z.object({ token: Token, name: Name, password: Password }))
    .mutation(async ({ ctx, input }) => unwrap(await accept(ctx, input))),
  setUp: publicProcedure
    .input(z.object({ token: Token, name: Name, email: Email, password: Password }))
    .mutation(async ({ ctx, input }) => unwrap(await setUp(ctx, input))),
  unregulated: administratorProcedure.query(({ ctx }) => unregulated(ctx.db)),
  organisations: administratorProcedure.query(({ ctx }) => allOrganisations(ctx.db)),
  createOrganisation: administratorProcedure
    .input(NewOrganisation)
    .mutation(async ({ ctx, input }) => unwrap(await createOrganisation(ctx, input))),
  setTwoReviewers: administratorProcedure
    .input(z.object({ organisation: Id, twoReviewers: z.boolean() }))
    .mutation(async ({ ctx, input }) => unwrap(await setTwoReviewers(ctx, input))),
  setJurisdictions: administratorProcedure
    .input(z.object({ organisation: Id, jurisdictions: Jurisdictions }))
    .mutation(async ({ ctx, input }) => unwrap(await setJurisdictions(ctx, input))),
});
