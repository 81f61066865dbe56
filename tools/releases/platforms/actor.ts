import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who runs the command, for the history: RELEASE_ACTOR, else git's email address, else the system's user name. */
export function currentActor(): string {
  if (process.env.RELEASE_ACTOR) return process.env.RELEASE_ACTOR;
  try {
    const email = execFileSync('git', ['config', 'user.email'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (email.trim()) return email.trim();
  } catch {
    // Not a git checkout, or no address is configured: uses the system account.
  }
  return userInfo().username;
}
