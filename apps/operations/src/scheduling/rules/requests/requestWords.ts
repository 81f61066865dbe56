import type { RequestedShift, ShiftRequest } from '../../source/rows/request';
import { periodWords } from '../words';

interface Wording {
  timeZone: string;
  today: string;
  nameOf: (staffId: string | null) => string;
  /** The reader, if the request is about them; they are "you". */
  reader?: string;
}

/** A request in words: its kind and its shifts. */
export function requestWords(request: ShiftRequest, { timeZone, today, nameOf, reader }: Wording) {
  const words = (shift: RequestedShift | null) =>
    shift ? `${shift.role}, ${periodWords(shift, timeZone, today)}` : 'a shift that is gone';
  const asks = request.staffId === reader ? 'You ask' : `${nameOf(request.staffId)} asks`;
  switch (request.kind) {
    case 'drop':
      return { title: `${asks} to drop a shift`, lines: [words(request.shift)] };
    case 'pickup':
      return {
        title: `${asks} to take ${request.shift?.staffId ? `a shift of ${nameOf(request.shift.staffId)}` : 'an open shift'}`,
        lines: [words(request.shift)],
      };
    case 'swap': {
      const isAsked = request.colleagueId === reader;
      const colleague = isAsked ? 'you' : nameOf(request.colleagueId);
      const has = isAsked ? 'You have' : `${colleague} has`;
      const answer = request.colleagueAgreedAt === null ? `${has} not answered yet.` : `${has} agreed.`;
      return {
        title: `${asks} to swap with ${colleague}`,
        lines: [`Gives: ${words(request.shift)}`, `Takes: ${words(request.colleagueShift)}`, answer],
      };
    }
  }
}
