import { z } from 'zod';
import { MeetingCard, POOLS_AT_MOST } from '@/rulebooks/totalisator/card';
import { Horse, RaceNumber, RaceResult } from '@/rulebooks/totalisator/results';
import { MODELS } from '@/rulebooks/totalisator/returns/chances';
import { whole } from '@/simulations/printing/numbers';
import { Id, MeetingHead, Note, Revision, Word } from '../access/inputs';
import { memberProcedure, reviewerProcedure, router, signedInProcedure, unwrap } from '../access/ladder';
import {
  compareSettlements,
  listMeetings,
  readMeetingPage,
  replacedSince,
  showSettlement,
} from '../meetings/read';
import { betsReturn } from '../meetings/returns';
import { settle, settleAgain } from '../meetings/settle';
import { beginMeeting, removeMeeting, saveCard, saveResult } from '../meetings/write';

const Seen = z.object({ id: Id, revision: Revision });
const SettlementNumber = z.int().min(1).max(10_000);
const DRAWN_BETS_AT_MOST = 50_000;
const TypedChance = z.object({ horse: Horse, chance: z.string().max(20) });
/** Without starters: they are those of the card. */
const Result = RaceResult.omit({ starters: true });

export const meetingsRouter = router({
  list: signedInProcedure.query(({ ctx }) => listMeetings(ctx)),
  get: signedInProcedure
    .input(z.object({ id: Id }))
    .query(async ({ ctx, input }) => unwrap(await readMeetingPage(ctx, input.id))),
  settlement: signedInProcedure
    .input(z.object({ id: Id, number: SettlementNumber }))
    .query(async ({ ctx, input }) => unwrap(await showSettlement(ctx, input))),
  replaced: signedInProcedure
    .input(z.object({ id: Id, number: SettlementNumber }))
    .query(async ({ ctx, input }) => unwrap(await replacedSince(ctx, input))),
  differences: signedInProcedure
    .input(z.object({ id: Id, from: SettlementNumber, to: SettlementNumber }))
    .query(async ({ ctx, input }) => unwrap(await compareSettlements(ctx, input))),
  returns: memberProcedure
    .input(
      z.object({
        id: Id,
        at: z.int().min(0).max(POOLS_AT_MOST),
        model: z.enum(MODELS),
        chances: z
          .array(z.object({ race: RaceNumber, horses: z.array(TypedChance).max(99) }))
          .max(6)
          .optional(),
        drawnBets: z
          .int()
          .min(1, 'Draw at least one bet.')
          .max(DRAWN_BETS_AT_MOST, `Draw at most ${whole(DRAWN_BETS_AT_MOST)} bets.`)
          .optional(),
        find: z.array(Horse).max(12).default([]),
      }),
    )
    .query(async ({ ctx, input }) => unwrap(await betsReturn(ctx, input))),
  create: memberProcedure
    .input(MeetingHead.extend({ rulebook: Word.optional() }))
    .mutation(async ({ ctx, input }) => unwrap(await beginMeeting(ctx, input))),
  saveCard: memberProcedure
    .input(Seen.extend({ ...MeetingHead.shape, card: MeetingCard }))
    .mutation(async ({ ctx, input }) => unwrap(await saveCard(ctx, input))),
  saveResult: memberProcedure
    .input(Seen.extend({ race: RaceNumber, result: Result.nullable() }))
    .mutation(async ({ ctx, input }) => unwrap(await saveResult(ctx, input))),
  settle: memberProcedure
    .input(Seen.extend({ why: Note }))
    .mutation(async ({ ctx, input }) => unwrap(await settle(ctx, input))),
  settleAgain: reviewerProcedure
    .input(z.object({ id: Id, number: SettlementNumber }))
    .mutation(async ({ ctx, input }) => unwrap(await settleAgain(ctx, input))),
  remove: memberProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await removeMeeting(ctx, input.id))),
});
