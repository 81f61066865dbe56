import type { TableRefusals } from '@platform/database';

/** Loads a chunk of a module with the sentences of the tables that it writes. */
export type LoadRefusals = () => Promise<{ refusals: readonly TableRefusals[] }>;

const loads = new Map<string, LoadRefusals>();

/** Stores how to load a module's sentences. Another release of the module replaces them. */
export function rememberRefusals(moduleId: string, load: LoadRefusals): void {
  loads.set(moduleId, load);
}

/**
 * The sentences of all modules on the page: the card of one module may be beside another's. If the chunk of one module
 * does not load, the others' sentences still work.
 */
export async function refusalsOnPage(): Promise<TableRefusals[]> {
  const loaded = await Promise.allSettled([...loads.values()].map((load) => load()));
  return loaded.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value.refusals : []));
}
