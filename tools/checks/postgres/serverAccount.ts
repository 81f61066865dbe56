import { spawnSync } from 'node:child_process';

/** Ids for `spawn`: those of an account without privileges, or none if we have no privileges ourselves. */
export type ServerAccount = { uid: number; gid: number } | Record<string, never>;

/** The account that our server runs as, because PostgreSQL refuses to run as root. */
export function serverAccount(): ServerAccount {
  if (process.getuid?.() !== 0) return {};
  const account = ['postgres', 'nobody'].find((name) => idOf('-u', name) !== undefined) ?? 'nobody';
  const [uid, gid] = [idOf('-u', account), idOf('-g', account)];
  if (uid !== undefined && gid !== undefined) return { uid, gid };
  throw new Error("PostgreSQL does not run as root, and there is no account 'postgres' or 'nobody' to run it as.");
}

function idOf(which: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [which, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}
