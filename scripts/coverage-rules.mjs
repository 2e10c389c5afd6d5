import { tool } from './tool.mjs';

await tool('coverage-rules');
