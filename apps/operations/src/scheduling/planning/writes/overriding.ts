import { DataError } from '@platform/module-kit';

/** Asks for a reason to override a rule; null if the person cancels. */
export type AskReason = (message: string, hint: string) => Promise<string | null>;

/** Whether the database refused a change until the person gives a reason. */
export const wantsReason = (error: unknown): error is DataError => error instanceof DataError && error.code === 'PT422';

/** Sends a change of several shifts, once more if a soft rule needs a reason. Returns false if the person gives none. */
export async function withReason(
  askReason: AskReason,
  sendAll: (reason: string | null) => Promise<void>,
): Promise<boolean> {
  try {
    await sendAll(null);
  } catch (error) {
    // This page does not know the reasons that the shifts were saved with.
    if (!wantsReason(error)) throw error;
    const { message, hint } = error;
    const reason = await askReason(message, hint);
    if (reason === null) return false;
    await sendAll(reason);
  }
  return true;
}
