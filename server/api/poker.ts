import { z } from 'zod';
import { Word } from '../access/inputs';
import { router, signedInProcedure, unwrap } from '../access/ladder';
import { readPokerGame, readPokerGames } from '../poker/read-poker';

export const pokerRouter = router({
  games: signedInProcedure
    .input(z.object({ rulebook: Word }))
    .query(({ input }) => unwrap(readPokerGames(input.rulebook))),
  game: signedInProcedure
    .input(z.object({ rulebook: Word, game: Word }))
    .query(({ input }) => unwrap(readPokerGame(input))),
});
