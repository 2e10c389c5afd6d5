import { tool } from './tool.mjs';

await tool('goldens', ['pool-thread']);
