/**
 * What a browser may be sent. Apart from the layers, because types cost a browser nothing: here only what is left of an
 * import when the types are gone counts. scripts/layers.mjs begins at the files that run in a browser and follows
 * their imports, so whatever is met here reaches the browser, however far away.
 */
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-rulebook-in-browser',
      comment:
        'A page is handed what one game needs of a rulebook (rulebooks/format/slice.ts), and asks the server for the rest.',
      severity: 'error',
      // What one file of a rulebook imports of its own is not news.
      from: { pathNot: '^rulebooks/([a-z]+-[^/]+/|registry[.]ts$)' },
      // A page asks which day it is where a rulebook is in force, and that is a name of a few letters.
      to: { path: ['^rulebooks/registry[.]ts$', '^rulebooks/[a-z]+-[^/]+/'], pathNot: '/zone[.]ts$' },
    },
    {
      name: 'no-every-family-in-browser',
      comment:
        'A page knows the heads of families, and brings the one that it counts with (simulations/catalogue/bringing.ts).',
      severity: 'error',
      from: {},
      to: { path: '^simulations/catalogue/families[.]ts$' },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false },
};
