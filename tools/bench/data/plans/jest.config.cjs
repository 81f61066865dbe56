const path = require('node:path');

const repository = path.join(__dirname, '../../../..');
const { projects, ...product } = require(path.join(repository, 'jest.config.cjs'));

/** The tests that make every read of a module in a club. TEST_PLATFORMS has the address of the stack for each file. */
module.exports = {
  ...product,
  rootDir: repository,
  projects: projects
    .filter(({ displayName }) => displayName.endsWith('-parity'))
    .map(({ globalSetup: _start, globalTeardown: _stop, ...project }) => ({ ...project, rootDir: repository })),
};
