import { DevError } from '../devError';
import { readPlatformPage } from './platformPage';

/** The addresses of a platform's parts. */
export interface PlatformOrigins {
  /** The site. */
  site: string;
  /** Data, sign-in and functions. */
  api: string;
  /** Releases of modules. */
  artifacts: string;
}

type Answer =
  { kind: 'ready'; origins: PlatformOrigins } | { kind: 'starting' } | { kind: 'silent' } | { kind: 'stranger' };

/** How long another terminal's `npm start` may take before we give up waiting (milliseconds). */
const PATIENCE_MS = 180_000;
const ASK_AGAIN_MS = 500;
const ANSWER_LIMIT_MS = 10_000;

/**
 * The platform at an origin, once it serves its pages.
 * @returns undefined if nothing answers there
 * @throws DevError if another program answers, or if it takes too long
 */
export async function findPlatform(origin: string): Promise<PlatformOrigins | undefined> {
  const patience = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask(origin);
    if (answer.kind === 'ready') return answer.origins;
    if (answer.kind === 'silent') return undefined;
    if (answer.kind === 'stranger') {
      throw new DevError(
        `What answers at ${origin} is not a platform. Name one with --platform, or set PORT for a local one.`,
      );
    }
    if (Date.now() > patience) throw new DevError(`The platform at ${origin} has started but serves no pages yet.`);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

async function ask(origin: string): Promise<Answer> {
  const page = await get(`${origin}/`);
  if (page === undefined) return { kind: 'silent' };
  const found = readPlatformPage(page);
  if (found) {
    const { supabaseUrl, artifactOrigin } = found.config;
    return {
      kind: 'ready',
      origins: { site: origin, api: supabaseUrl || origin, artifacts: artifactOrigin || origin },
    };
  }
  // The local stack answers before the first pages are composed.
  const health = await get(`${origin}/healthz`);
  return { kind: /"(ok|starting)"/.test(health ?? '') ? 'starting' : 'stranger' };
}

async function get(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    return await response.text();
  } catch {
    return undefined;
  }
}
