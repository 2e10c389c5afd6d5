/**
 * What mutation testing changes, subject by subject, and which tests should notice: those beside the code and
 * those of its contract, not every test that happens to pass through it. `inProcess`: by
 * `mutation/in-process-runner.mjs`, many times faster, for tests that need no threads, timers or vitest
 * settings.
 */
export const SUBJECTS = {
  exact: {
    mutate: ['simulations/exact/**', 'simulations/wagers/distribution*'],
    tests: ['simulations/exact/**', 'simulations/wagers/**'],
  },
  pays: {
    mutate: ['simulations/pays/**', '!simulations/pays/priced-events*'],
    tests: ['simulations/pays/**'],
  },
  figures: {
    mutate: ['simulations/figures/**', 'simulations/{wagers/wire,family/solution-wire,pays/priced-events}*'],
    tests: ['simulations/figures/**', 'simulations/analysis/analyse*'],
  },
  progressive: {
    mutate: ['simulations/progressive/**', '!simulations/progressive/made-up-meter'],
    tests: ['simulations/progressive/**'],
  },
  designer: {
    inProcess: true,
    mutate: [
      'simulations/designer/**',
      '!simulations/designer/{made-up-wager,search,walk,nearest}',
      'rulebooks/designing/**',
    ],
    tests: ['simulations/designer/**', 'rulebooks/designing/**'],
  },
  // Only with small questions: a change that makes a search endless is stopped after a hundred times the usual steps.
  'designer-search': {
    inProcess: true,
    mutate: ['simulations/designer/{search,walk,nearest}'],
    tests: ['simulations/designer/{search,walk,nearest}*'],
  },
  pool: {
    inProcess: true,
    mutate: [
      'simulations/pool/{shard,runner,lanes}',
      'simulations/{family/merging,request/rounds,analysis/analyse}*',
    ],
    tests: ['simulations/pool/**', 'simulations/{family/merging,request/rounds,analysis/analyse}*'],
  },
  evaluation: {
    inProcess: true,
    mutate: [
      'rulebooks/evaluation/**',
      'rulebooks/judging/**',
      'rulebooks/measures/**',
      'rulebooks/obligations/**',
      '!rulebooks/*/cases',
      '!rulebooks/*/*/cases',
    ],
    tests: [
      'rulebooks/evaluation/**',
      'rulebooks/judging/**',
      'rulebooks/measures/**',
      'rulebooks/obligations/**',
      'rulebooks/contract/verdicts',
    ],
  },
  resolve: {
    inProcess: true,
    mutate: ['rulebooks/{offer/resolve,offer/pay-table,offer/charges,format/scope,terms/scope}*'],
    tests: [
      'rulebooks/{offer/resolve,offer/permitted,offer/charges,offer/pay-table,offer/written,analysis/analyse,format/scope}*',
    ],
  },
  // Not in one process: the dealer's tables, once counted, would be kept from one change to the next.
  blackjack: {
    mutate: [
      'simulations/games/blackjack/{dealer-chances,dealer-halves,dealer-sums,first-ace,two-hands,standing,pairings,choices,advice}',
    ],
    tests: [
      'simulations/games/blackjack/{advice,choices,dealer-chances,dealer-draws,first-ace,one-rank,split-results,standing,two-hands}*',
    ],
  },
  drafts: {
    mutate: ['server/drafts/**'],
    tests: ['server/drafts/**', 'server/api/{isolation,damaged}*'],
  },
  submissions: {
    mutate: ['server/submissions/**', 'server/reviews/**'],
    tests: ['server/submissions/**', 'server/reviews/**', 'server/api/{isolation,jurisdictions,damaged}*'],
  },
  audit: {
    mutate: ['server/{audit,inspection}/**'],
    tests: ['server/{audit,inspection}/**', 'server/api/{isolation,jurisdictions,damaged}*'],
  },
  accounts: {
    mutate: ['server/accounts/**'],
    tests: ['server/accounts/**', 'server/api/{isolation,jurisdictions}*'],
  },
  content: {
    inProcess: true,
    mutate: ['server/documents/content/**', '!server/documents/content/dossier/**'],
    tests: ['server/documents/content/**'],
  },
  dossier: {
    inProcess: true,
    mutate: ['server/documents/content/dossier/**'],
    tests: ['server/documents/content/{dossier/**,dossier*,content*,written*}'],
  },
  showdown: {
    mutate: ['simulations/showdown/**'],
    tests: ['simulations/showdown/**'],
  },
  totalisator: {
    mutate: ['simulations/totalisator/**', 'rulebooks/totalisator/**'],
    tests: ['simulations/totalisator/**', 'rulebooks/hk-pari-mutuel/**', 'cli/commands/settle*'],
  },
  tables: {
    mutate: ['server/tables/**'],
    tests: [
      'server/tables/**',
      'server/submissions/{stored,variations}/**',
      'server/api/{isolation,damaged}*',
    ],
  },
  record: {
    mutate: ['server/record/**'],
    tests: ['server/record/**', 'server/submissions/{stored,variations}/**', 'server/api/isolation*'],
  },
  agenda: {
    mutate: ['server/{agenda,calendar}/**'],
    tests: ['server/{agenda,calendar}/**'],
  },
  results: {
    mutate: ['server/results/**'],
    tests: ['server/results/**', 'server/api/isolation*'],
  },
  mail: {
    mutate: ['server/{mail,notices}/**'],
    tests: ['server/{mail,notices}/**'],
  },
  files: {
    mutate: ['server/{attachments,evidence}/**'],
    tests: ['server/{attachments,evidence,attachment-requests}/**', 'server/api/isolation*'],
  },
  confirmations: {
    mutate: ['server/attestations/**'],
    tests: ['server/attestations/**', 'server/api/isolation*'],
  },
  editions: {
    mutate: ['server/{editions,draft-editions}/**'],
    tests: ['server/{editions,draft-editions}/**'],
  },
  filings: {
    mutate: ['server/{filings,fee-submissions,pool-filings,public-filings}/**'],
    tests: ['server/{filings,fee-submissions,pool-filings,public-filings}/**', 'server/api/isolation*'],
  },
  meetings: {
    mutate: ['server/meetings/**'],
    tests: ['server/meetings/**'],
  },
  verification: {
    mutate: [
      'server/documents/{verify,vouched,issued,seal-attachment,other-engine}',
      'server/documents/pdf/{sign,signature,signature-field}',
      'server/seals/{seal,statement,ring,after-rulings}',
    ],
    tests: [
      'server/documents/{forged,verify,vouched,issued}*',
      'server/documents/pdf/signature*',
      'server/seals/**',
    ],
  },
};
