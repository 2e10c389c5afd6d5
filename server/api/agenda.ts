import { router, signedInProcedure } from '../access/ladder';
import { mine } from '../agenda/mine';

export const agendaRouter = router({
  mine: signedInProcedure.query(({ ctx }) => mine(ctx)),
});
