import { z } from 'zod';
import { approverProcedure, memberProcedure, router, unwrap } from '../access/ladder';
import { LetterheadFields, UploadedFile } from '../letterheads/input';
import { readLetterhead } from '../letterheads/read-letterhead';
import { setLetterhead, setMark } from '../letterheads/set-letterhead';

export const letterheadRouter = router({
  get: memberProcedure.query(({ ctx }) => readLetterhead(ctx)),
  set: approverProcedure
    .input(LetterheadFields)
    .mutation(async ({ ctx, input }) => unwrap(await setLetterhead(ctx, input))),
  setMark: approverProcedure
    .input(z.object({ file: UploadedFile }))
    .mutation(async ({ ctx, input }) => unwrap(await setMark(ctx, input.file))),
  removeMark: approverProcedure.mutation(async ({ ctx }) => unwrap(await setMark(ctx))),
});
