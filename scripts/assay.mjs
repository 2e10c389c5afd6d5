import { tool } from './tool.mjs';

await tool('assay', ['pool-thread']);
