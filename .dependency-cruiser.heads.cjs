/** What the heads of families import, followed from every `head.ts` in `simulations/games`. */
const { options } = require('./.dependency-cruiser.browser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'head-without-kernel',
      comment:
        'What a head imports is sent with every page: nothing that counts, deals or ranks, and no table.',
      severity: 'error',
      from: {},
      to: {
        path: [
          '^simulations/(catalogue|witness|pool|request|analysis)/',
          '^simulations/equipment/cards/(?!card[.]ts|categories[.]ts)',
          '/(family|families|dealer|solve|features)[.]ts$',
        ],
      },
    },
  ],
  options,
};
