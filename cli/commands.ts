/** Every command, in the order that help lists them. */
import { registerAnalyse } from './analyse';
import { registerCheck } from './check';
import type { Register } from './command';
import { registerGames } from './games';
import { registerRulebooks } from './rulebooks';

export const COMMANDS: Register[] = [registerRulebooks, registerGames, registerAnalyse, registerCheck];
