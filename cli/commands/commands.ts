/** Every command, in the order that help lists them. */

import type { Register } from '../command';
import { registerAnalyse } from './analyse';
import { registerCheck } from './check';
import { registerCompare } from './compare';
import { registerCondition } from './condition';
import { registerDesign } from './design';
import { registerDossier } from './dossier';
import { registerFees } from './fees';
import { registerGames } from './games';
import { registerKeys } from './keys';
import { registerLeaflet } from './leaflet';
import { registerPar } from './par';
import { registerPoolReturns } from './pool-returns';
import { registerPools } from './pools';
import { registerPremises } from './premises';
import { registerRulebooks } from './rulebooks';
import { registerRules } from './rules';
import { registerSettle } from './settle';
import { registerShoe } from './shoe';
import { registerShowdown } from './showdown';
import { registerSign } from './sign';
import { registerStudy } from './study';
import { registerVerify } from './verify';
import { registerVerifyChain } from './verify-chain';

export const COMMANDS: Register[] = [
  registerRulebooks,
  registerGames,
  registerFees,
  registerShowdown,
  registerRules,
  registerSettle,
  registerPools,
  registerPoolReturns,
  registerCompare,
  registerAnalyse,
  registerCheck,
  registerCondition,
  registerDesign,
  registerStudy,
  registerShoe,
  registerDossier,
  registerSign,
  registerLeaflet,
  registerPremises,
  registerPar,
  registerVerify,
  registerVerifyChain,
  registerKeys,
];
