import { DatabaseError as ServerError } from 'pg';
import { StartError } from '../../startError';

/** Why a server cannot be used, in a sentence that says what to change. `address` is its displayable part. */
export function connectError(error: unknown, address: string): StartError {
  const reason =
    error instanceof ServerError ? error.message : ((error as NodeJS.ErrnoException).code ?? String(error));
  return new StartError(
    `The database at ${address} cannot be reached (${reason}); start its server or change DATABASE_URL.`,
    { cause: error },
  );
}
