import { keptText } from '@platform/module-kit';

/** Where a screen keeps which clock it is. The token can do nothing but clock, and a manager can end it. */
export const savedToken = keptText('localStorage', 'shared-clock');

const TOKEN = /^#?([0-9a-f]{64})$/;

/** The token in the part of an address that no server sees; null for an address without one. */
export const tokenIn = (hash: string): string | null => TOKEN.exec(hash)?.[1] ?? null;
