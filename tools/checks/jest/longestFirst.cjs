const { default: TestSequencer } = require('@jest/test-sequencer');

/** Tests whose files are short for the time they take: they start programs again and again, or ask everyone. */
const LONGEST = [
  'tools/local-stack/src/connections',
  'tools/local-stack/src/main',
  'tools/local-stack/src/killing',
  'supabase/tests/client/client',
  'supabase/tests/rules/foundation/matrix',
].map((name) => `/${name}.test.ts`);

/** Without earlier measurements, Jest takes large files for long tests: the longest would run last, alone. */
module.exports = class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONGEST.some((ending) => path.endsWith(ending));
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
