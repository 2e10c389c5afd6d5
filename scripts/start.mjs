import { main } from './refusal.mjs';
import { serve } from './serve.mjs';

await main(() => serve());
