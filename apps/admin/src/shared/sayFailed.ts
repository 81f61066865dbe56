import { toast } from '@platform/ui';

/** Told where the server was not reached, or gave no reason. */
const WITHOUT_REASON = 'Nothing was changed. Check your connection and try again.';

/**
 * Tells that something could not be done, and why.
 * @param title what failed; an error without a reason of its own repeats it
 */
export function sayFailed(title: string, { message }: Error): void {
  toast({ title, description: message === title ? WITHOUT_REASON : message, tone: 'destructive' });
}
