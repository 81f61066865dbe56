/** A platform that gave no answer, in a sentence for the person who runs the command. */
export class PlatformSilence extends Error {
  override readonly name = 'PlatformSilence';
}

export interface AskedPlatform {
  origin: string;
  /** The environment variable with the key that is sent; undefined for a platform of this machine. */
  keyFrom?: string;
}

/**
 * Sends a request to a platform, and tells apart what a client would not: no answer, a refused key, an address that
 * redirects or belongs to another program. Never sends a key to the target of a redirect.
 */
export function fetchFrom({ origin, keyFrom }: AskedPlatform): typeof fetch {
  return async (address, init) => {
    const response = await fetch(address, { ...init, redirect: 'manual' }).catch(() => {
      throw new PlatformSilence(
        keyFrom
          ? `The platform at ${origin} does not answer. Check CLUBCREW_PLATFORM and your connection.`
          : 'The platform does not answer. Start it with "npm start" in another terminal.',
      );
    });
    if (!keyFrom) return response;
    if (response.status >= 300 && response.status < 400) {
      return refusal(
        `${origin} leads to ${response.headers.get('location')}, and no key is sent there. Set CLUBCREW_PLATFORM to the address itself.`,
      );
    }
    if (response.status === 401) {
      return refusal(
        `The platform at ${origin} refuses the key (401). Check that ${keyFrom} is of this project and was not replaced.`,
      );
    }
    if (!response.ok && /text\/html/.test(response.headers.get('content-type') ?? '')) {
      return refusal(`What answers at ${origin} is not a project (${response.status}). Check CLUBCREW_PLATFORM.`);
    }
    return response;
  };
}

/** A client retries without an answer, but not after this one, because another try would end the same way. */
const refusal = (message: string): Response => Response.json({ message }, { status: 400 });
