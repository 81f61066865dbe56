import { failureReason } from '@platform/module-kit';
import { toast } from '@platform/ui';

/** Says in the corner that something could not be done, why, and what to do next. @param title what failed */
export function toastFailure(title: string, error: Error): void {
  toast({ title, description: failureReason(error, title), tone: 'destructive' });
}
