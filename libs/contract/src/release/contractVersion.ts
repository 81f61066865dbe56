/** Version of this contract. The minor grows when something is added, the major when something breaks. */
export const CONTRACT_VERSION = '1.5.0';

/**
 * Whether a module that asks for `range` runs with contract `version`.
 * `^1.2.0` accepts any 1.x from 1.2.0 on, `~1.2.0` any 1.2.x, and a bare version only itself.
 */
export function acceptsContract(range: string, version: string = CONTRACT_VERSION): boolean {
  const operator = /^[\^~]/.exec(range)?.[0];
  const wanted = range
    .replace(/^[\^~]/, '')
    .split('.')
    .map(Number);
  const actual = version.split('.').map(Number);
  const fixedParts = operator === '^' ? 1 : operator === '~' ? 2 : 3;
  for (let part = 0; part < 3; part += 1) {
    const difference = (actual[part] ?? 0) - (wanted[part] ?? 0);
    if (difference !== 0) return difference > 0 && part >= fixedParts;
  }
  return true;
}
