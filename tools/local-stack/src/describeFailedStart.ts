import { DatabaseError } from './database/databaseError';
import { StartError } from './startError';
import { describePlace, waysOut, type DataPlace } from './upgrade/dataPlace';

const NO_ROOM = ['ENOSPC', 'EDQUOT'];

/**
 * The message about a failed start: a StartError as it is, and a system error about the data folder or the database as
 * a sentence with the folder and the solutions. Null for any other error, which is a bug in the program.
 */
export function describeFailedStart(error: unknown, place: DataPlace): StartError | null {
  if (error instanceof StartError) return error;
  if (error instanceof DatabaseError) {
    return new StartError(
      `The data in ${describePlace(place)} cannot be used: the database says "${error.message}".\n${waysOut(place, [])}`,
      { cause: error },
    );
  }
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return null;
  return NO_ROOM.includes(code) ? noRoom(error, code, place) : unusable(error, code, place);
}

function noRoom(cause: unknown, code: string, { folder }: DataPlace): StartError {
  return new StartError(
    `The disk of the data folder ${folder.root} is full (${code}). Free some space on it and start again.`,
    { cause },
  );
}

function unusable(cause: unknown, code: string, place: DataPlace): StartError {
  const { path } = cause as NodeJS.ErrnoException;
  const where = path ? `: ${path}` : '';
  return new StartError(
    `The data folder ${place.folder.root} cannot be used (${code}${where}).\n` +
      waysOut(place, ['Give your account the right to read and write everything in it, and start again.']),
    { cause },
  );
}
