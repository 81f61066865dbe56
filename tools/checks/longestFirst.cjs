const { default: TestSequencer } = require('@jest/test-sequencer');

/** Tests that take a minute because they start programs again and again; their files are short. */
const LONGEST = ['killing', 'connections', 'main'].map((name) => `/tools/local-stack/src/${name}.test.ts`);

/** Where nothing was measured yet, Jest takes large files for long tests: the longest would come last, beside nothing. */
module.exports = class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONGEST.some((ending) => path.endsWith(ending));
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
