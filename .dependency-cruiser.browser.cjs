/**
 * What a browser may be sent. Apart from the layers, because types cost a browser nothing: here only what is left of an
 * import when the types are gone counts, however far away.
 */
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { options } = require('./.dependency-cruiser.cjs');

const isSource = (file) => /[.]tsx?$/.test(file) && !/[.]test[.]tsx?$/.test(file);
const startsInBrowser = (file) =>
  file.endsWith('.worker.ts') || /^['"]use client['"]/.test(readFileSync(file, 'utf8'));

const client = readdirSync(path.join(__dirname, 'app'), { recursive: true })
  .map((file) => path.posix.join('app', file.split(path.sep).join('/')))
  .filter((file) => isSource(file) && startsInBrowser(path.join(__dirname, file)));

const literally = (file) => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const clientFiles = `^(${client.map(literally).join('|')})$`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-rulebook-in-browser',
      comment:
        'A page is handed what one game needs of a rulebook (rulebooks/slice.ts), and asks the server for the rest.',
      severity: 'error',
      from: { path: clientFiles },
      to: { path: ['^rulebooks/registry[.]ts$', '^rulebooks/[a-z]+-[^/]+/'], reachable: true },
    },
    {
      name: 'no-every-family-in-browser',
      comment:
        'A page knows the heads of families, and brings the one that it counts with (simulations/bringing.ts).',
      severity: 'error',
      from: { path: clientFiles },
      to: { path: '^simulations/families[.]ts$', reachable: true },
    },
    {
      name: 'head-without-kernel',
      comment:
        'What a head imports is sent with every page: nothing that counts, deals or ranks, and no table.',
      severity: 'error',
      from: { path: '^simulations/heads[.]ts$' },
      to: {
        path: [
          '^simulations/(families|bringing|written-wagers)[.]ts$',
          '^simulations/(witness|pool)/',
          '^simulations/equipment/cards/(?!card[.]ts|category-names[.]ts)',
          '/(family|families|dealer|solve|features)[.]ts$',
        ],
        reachable: true,
      },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false },
};
