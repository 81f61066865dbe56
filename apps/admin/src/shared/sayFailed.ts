import { failureReason } from '@platform/module-kit';
import { toast } from '@platform/ui';

/** Tells that something could not be done, and why. @param title what failed */
export function sayFailed(title: string, error: Error): void {
  toast({ title, description: failureReason(error, title), tone: 'destructive' });
}
