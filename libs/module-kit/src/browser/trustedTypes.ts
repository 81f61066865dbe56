/** What a policy makes of a text. Null refuses it. */
interface Rules {
  createHTML?(text: string): string;
  createScriptURL?(address: string): string | null;
}

interface Factory {
  /** What its result makes is typed as text, because the places that take it are. */
  createPolicy(name: string, rules: Rules): { createHTML(text: string): string };
}

/** The browser's Trusted Types (https://www.w3.org/TR/trusted-types/), which not every browser has, nor TypeScript's types. */
export const trustedTypes = (globalThis as { trustedTypes?: Factory }).trustedTypes;
