import { expectedClauses, rulebooks } from '../registry';
import { behavesLikeRulebook } from './behaves-like-rulebook';

for (const rulebook of rulebooks()) behavesLikeRulebook(rulebook, expectedClauses(rulebook));
