import { brand } from '@platform/contract';
import { describePlace, waysOut, type DataPlace } from './dataPlace';
import type { UnusablePast } from './planUpgrade';

/** Most migrations named in a sentence. */
const NAMED = 3;

/** The message about data that cannot be migrated to this version: what was found, where, and the solutions. */
export function describeUnusablePast(past: UnusablePast, place: DataPlace): string {
  const { found, ways } = describe(past);
  const where = `The data in ${describePlace(place)} cannot be used by this version of ${brand.name}`;
  return `${where}: ${found} Nothing was changed.\n${waysOut(place, ways)}`;
}

const EARLIER = 'Start the version that made the data.';

function describe(past: UnusablePast): { found: string; ways: string[] } {
  switch (past.kind) {
    case 'later':
      return {
        found: `it was made by a later one. It has ${listed(past.migrations)}, and this version ends with ${past.newest}.`,
        ways: ['Update to the version that made the data, and start that.'],
      };
    case 'unknown':
      return { found: `it has ${listed(past.migrations)}, which this version does not know.`, ways: [EARLIER] };
    case 'edited':
      return { found: `${listed(past.migrations)} had another text when the data was made.`, ways: [EARLIER] };
    case 'unfinished':
      return {
        found:
          `it has ${past.of - past.migrations.length} of the ${past.of} migrations that ${past.by} has replaced, ` +
          `and lacks ${listed(past.migrations)}.`,
        ways: [
          `Start it once with the last version before ${past.by}, which adds what is missing, and then with this one.`,
        ],
      };
    case 'gap':
      return {
        found: `it lacks ${listed(past.migrations)}, which this version applies before others that it has.`,
        ways: [EARLIER],
      };
  }
}

/** `the migration a`, `the migrations a, b and c`, `the migrations a, b, c and 4 more`. */
function listed(migrations: readonly string[]): string {
  const named = migrations.slice(0, NAMED);
  const rest = migrations.length - named.length;
  const items = rest > 0 ? [...named, `${rest} more`] : named;
  const last = items.pop() ?? '';
  return items.length > 0 ? `the migrations ${items.join(', ')} and ${last}` : `the migration ${last}`;
}
