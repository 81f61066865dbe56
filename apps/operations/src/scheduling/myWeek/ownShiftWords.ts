/** What follows from a request. */
export const MANAGER_DECIDES = 'Your manager decides.';

/** Said where a person has no shifts. */
export const SHIFTS_APPEAR_HERE = 'What your manager publishes for you appears here.';

/** Said of a shift that its person declined or wants to drop. */
export const STAYS_YOURS = 'It stays yours until someone takes it.';
