const product = '^(app|server|rulebooks|simulations|cli)/';
const tests = '[.](?:test|deep)[.]tsx?$';
const cases = ['^rulebooks/contract/', '^rulebooks/cases/', '^rulebooks/.+/cases[.]ts$'];

/** A folder may import from itself and from the folders named; anything else of ours is an error. */
const layer = (folder, allowed, comment) => ({
  name: `${folder}-imports`,
  comment,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: '^(app|server|rulebooks|simulations|cli|e2e|scripts)/', pathNot: `^(${allowed.join('|')})/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    layer(
      'simulations',
      ['simulations'],
      'What can happen at a table knows no jurisdiction, database or page.',
    ),
    layer('rulebooks', ['rulebooks', 'simulations'], 'What a jurisdiction allows knows no database or page.'),
    layer('server', ['server', 'rulebooks', 'simulations'], 'Who asked for what knows no page.'),
    layer('cli', ['cli', 'server', 'rulebooks', 'simulations'], 'The terminal knows no page.'),
    layer(
      'app',
      ['app', 'server', 'rulebooks', 'simulations'],
      'Pages know neither the terminal nor the stories.',
    ),
    {
      name: 'list-of-heads',
      comment:
        'Every page carries the list of families: it imports their heads, and loads the rest when asked.',
      severity: 'error',
      from: { path: '^simulations/catalogue/list[.]ts$' },
      to: { path: '^simulations/games/', pathNot: '/head[.]ts$', dynamic: false },
    },
    {
      name: 'only-the-list-names-families',
      comment:
        'A family is one folder and one row: what else imports from its folder would be a second list.',
      severity: 'error',
      from: {
        path: product,
        pathNot: [tests, '^simulations/(?:games|bench)/', '^simulations/catalogue/list[.]ts$'],
      },
      to: { path: '^simulations/games/', pathNot: '^simulations/games/decisions/' },
    },
    {
      name: 'no-circular',
      comment: 'Files that need each other are one subject, or two with a third between them.',
      severity: 'error',
      from: { path: product },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere fails when it is least convenient.',
      severity: 'error',
      from: { path: product },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-dev-dependency',
      comment: 'What runs in production is in dependencies. Tests and the benchmark may use what they need.',
      severity: 'error',
      from: { path: product, pathNot: [tests, '^simulations/bench/', '/testing/'] },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
    {
      name: 'no-undeclared-package',
      comment: 'A package that only another package brings along can vanish with it.',
      severity: 'error',
      from: { path: product },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-tests-in-product',
      comment: 'Nothing but a test imports a test.',
      severity: 'error',
      from: { path: product, pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-cases-in-product',
      comment: 'Variants below, at and above a threshold are for tests.',
      severity: 'error',
      from: { path: product, pathNot: [tests, ...cases] },
      to: { path: cases },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:[.]next|dist)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
