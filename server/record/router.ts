import { z } from 'zod';
import { Hash } from '../inputs';
import { publicProcedure, router } from '../ladder';
import { pending } from '../pending';
import type { PublicRecord } from './shapes';

export const recordRouter = router({
  get: publicProcedure
    .input(z.object({ hash: Hash }))
    .query(({ ctx, input }) => pending<PublicRecord>(ctx, input)),
});
