import { acceptsContract } from '@platform/contract';
import { BuildError } from '../buildError';

/** The first contract whose shell has the functions that this compiler leaves out of modules (decision 158). */
const FIRST = '1.5.0';
/** The last one whose shell has not. */
const LAST_WITHOUT = '1.4.0';

/**
 * The contract that a release needs: what its module asks for, but not below what this compiler asks for. An earlier
 * shell, such as that of a tab which was open before, then uses the release before instead of failing with this one.
 * @param asked the range in module.json
 * @throws BuildError if no platform is in both
 */
export function startedBy(asked: string): string {
  if (!acceptsContract(asked, LAST_WITHOUT)) return asked;
  if (acceptsContract(asked, FIRST)) return `^${FIRST}`;
  throw new BuildError(`contract is ${asked}, and what is built now needs ^${FIRST}: change it in module.json.`);
}
