import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Where the tested platform answers and keeps its data. */
export const platform = {
  port: Number(process.env.E2E_PORT ?? 4280),
  get origin() {
    return `http://127.0.0.1:${this.port}`;
  },
  dataFolder: process.env.E2E_DATA ?? path.join(tmpdir(), 'platform-e2e'),
  repository,
};

/** Environment in which the project's commands talk to the tested platform. */
export function commandEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(platform.port),
    CLUBCREW_DATA: platform.dataFolder,
    // A developer's own database is not for tests.
    DATABASE_URL: '',
    RELEASE_ACTOR: 'team@training.test',
    FORCE_COLOR: '0',
  };
}

export interface CommandResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run release -- …` against the tested platform. */
export async function release(...args: string[]): Promise<CommandResult> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['tools/releases/release.mjs', ...args], {
      cwd: repository,
      env: commandEnvironment(),
    });
    return { exitCode: 0, stdout, stderr };
  } catch (error) {
    const failed = error as { code: number; stdout: string; stderr: string };
    return { exitCode: failed.code, stdout: failed.stdout, stderr: failed.stderr };
  }
}
