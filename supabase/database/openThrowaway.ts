import type { ScriptConnection } from './connection';
import { createPglite } from './createPglite';
import { platformFiles } from './platformFiles';
import { runFiles } from './runFiles';

interface Throwaway extends ScriptConnection {
  close(): Promise<void>;
}

/** A hosted project without a product, in memory. Nothing is left of it once it is closed. */
export async function openThrowaway(): Promise<Throwaway> {
  const database = await createPglite();
  const throwaway: Throwaway = {
    run: async (script) => {
      await database.exec(script);
    },
    query: (sql) => database.query(sql),
    close: () => database.close(),
  };
  await runFiles(throwaway, platformFiles());
  return throwaway;
}
