import { tool } from './tool.mjs';

await tool('bench', ['pool-thread']);
