import { keptText } from '@platform/module-kit';

/** Where the browser stores which shared clock it is. The token can only clock, and a manager can revoke it. */
export const savedToken = keptText('localStorage', 'shared-clock');

const TOKEN = /^#?([0-9a-f]{64})$/;

/** The token in the hash of an address, which no server receives; null without one. */
export const tokenIn = (hash: string): string | null => TOKEN.exec(hash)?.[1] ?? null;
