/** A policy's function: returns the trusted text. Null refuses it. */
interface Rules {
  createHTML?(text: string): string;
  createScriptURL?(address: string): string | null;
}

interface Factory {
  /** The result is typed as text, because the APIs that take it are. */
  createPolicy(name: string, rules: Rules): { createHTML(text: string): string };
}

/**
 * The browser's Trusted Types (https://www.w3.org/TR/trusted-types/), which some browsers and TypeScript's types lack.
 */
export const trustedTypes = (globalThis as { trustedTypes?: Factory }).trustedTypes;
