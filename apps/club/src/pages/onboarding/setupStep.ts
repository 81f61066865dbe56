/** A step that has its own entry in the browser's history. */
export type SetupStep = 'welcome' | 'basic-info' | 'details';

/** The wizard's data in a history entry. */
interface StepState {
  clubSetup: { of: string; step: SetupStep };
}

/** The history state of a step; valid only for this person. */
export const stateOfStep = (userId: string, step: SetupStep): StepState => ({ clubSetup: { of: userId, step } });

/** The step of a history entry; the first step for any other entry. */
export function stepInState(state: unknown, userId: string): SetupStep {
  const setup = (state as Partial<StepState> | null)?.clubSetup;
  const isStep = setup?.of === userId && (setup.step === 'basic-info' || setup.step === 'details');
  return isStep ? setup.step : 'welcome';
}
