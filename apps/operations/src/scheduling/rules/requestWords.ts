import type { RequestedShift, ShiftRequest } from '../source/schedulingSource';
import { periodWords } from './words';

interface Wording {
  timeZone: string;
  today: string;
  nameOf: (staffId: string | null) => string;
}

/** What a request is about, in words: what is asked, and of which shifts. */
export function requestWords(request: ShiftRequest, { timeZone, today, nameOf }: Wording) {
  const words = (shift: RequestedShift | null) =>
    shift ? `${shift.role}, ${periodWords(shift, timeZone, today)}` : 'a shift that is gone';
  const name = nameOf(request.staffId);
  switch (request.kind) {
    case 'drop':
      return { title: `${name} asks to drop a shift`, lines: [words(request.shift)] };
    case 'pickup':
      return {
        title: `${name} asks to take ${request.shift?.staffId ? `a shift of ${nameOf(request.shift.staffId)}` : 'an open shift'}`,
        lines: [words(request.shift)],
      };
    case 'swap': {
      const colleague = nameOf(request.colleagueId);
      const answer =
        request.colleagueAgreedAt === null ? `${colleague} has not answered yet.` : `${colleague} has agreed.`;
      return {
        title: `${name} asks to swap with ${colleague}`,
        lines: [`Gives: ${words(request.shift)}`, `Takes: ${words(request.colleagueShift)}`, answer],
      };
    }
  }
}
