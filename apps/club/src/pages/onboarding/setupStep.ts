/** A step that has its own entry in the browser's history. */
export type SetupStep = 'welcome' | 'basic-info' | 'details';

/** What a history entry of the wizard holds. */
interface StepState {
  clubSetup: { of: string; step: SetupStep };
}

/** The state of the history entry of a step; it counts for this person alone. */
export const stateOfStep = (userId: string, step: SetupStep): StepState => ({ clubSetup: { of: userId, step } });

/** The step that a history entry stands for. Whatever else it holds is the first one. */
export function stepInState(state: unknown, userId: string): SetupStep {
  const setup = (state as Partial<StepState> | null)?.clubSetup;
  const isStep = setup?.of === userId && (setup.step === 'basic-info' || setup.step === 'details');
  return isStep ? setup.step : 'welcome';
}
