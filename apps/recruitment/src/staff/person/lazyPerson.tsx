import { onDemand } from '@platform/ui';

const part = onDemand(() => import('./personParts'));

/** Opened from the roster, and fetched when it is. */
export const PersonDrawer = part('PersonDrawer');
export const AddPersonDialog = part('AddPersonDialog');
