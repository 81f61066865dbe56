import type { ReactNode } from 'react';

/** What the catalogue shows of one primitive. `<Name>.example.tsx`, beside the primitive, exports one as `<name>Examples`. */
export interface Examples {
  title: string;
  /** Heading under which the sidebar lists it. */
  group: string;
  /** What it is for, and when another one serves better. */
  about: string;
  keyboard?: readonly (readonly [keys: string, does: string])[];
  examples: readonly Example[];
}

export interface Example {
  name: string;
  /** Shown instead of the source of `render`; empty shows none. */
  code?: string;
  /** Its first control opens something over the page: pictured open, on a page of its own. */
  opens?: boolean;
  render: () => ReactNode;
}
