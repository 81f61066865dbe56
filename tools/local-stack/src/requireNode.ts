import { StartError } from './startError';

const REQUIRED = [20, 20] as const;

/** @throws StartError when Node is older than what the stack is tested on */
export function requireNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > REQUIRED[0] || (major === REQUIRED[0] && minor >= REQUIRED[1])) return;
  throw new StartError(`Node ${REQUIRED.join('.')} or newer is needed, and this is ${version}.`);
}
