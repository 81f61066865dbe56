import { DataError, failureReason } from '@platform/module-kit';
import { toast } from '@platform/ui';

interface FailureOptions {
  /**
   * The next step by the code of the refusal, such as `{ PT409: 'The board shows how far they are now.' }`, where the
   * page has its own: the hint of the database is for any caller, who may have to read the row again.
   */
  hints?: Readonly<Record<string, string>>;
}

/** Says in the corner that something could not be done, why, and what to do next. @param title what failed */
export function toastFailure(title: string, error: Error, { hints = {} }: FailureOptions = {}): void {
  const hint = error instanceof DataError ? hints[error.code] : undefined;
  const description = hint === undefined ? failureReason(error, title) : `${error.message} ${hint}`;
  toast({ title, description, tone: 'destructive' });
}
