import { clubToday } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';

/** Whether a season that ends on a day (`YYYY-MM-DD`) is over, by the club's own clock. */
export const isOver = (endsOn: string | null, club: Club): boolean => endsOn !== null && clubToday(club) > endsOn;
