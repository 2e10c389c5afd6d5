import { startDrawers } from '../drawers.mjs';

// Starts two drawers that answer with their process number, and says where.
const { places, leave } = await startDrawers(2, process.argv[2], []);
process.on('SIGTERM', () => {
  leave();
  setTimeout(() => process.exit(0), 100);
});
console.log(JSON.stringify(places));
