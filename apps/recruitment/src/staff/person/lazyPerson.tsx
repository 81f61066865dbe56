import { onDemand } from '@platform/ui';

const part = onDemand(() => import('./personParts'));

/** Loaded on demand when a person opens it from the roster. */
export const PersonDrawer = part('PersonDrawer');
export const AddPersonDialog = part('AddPersonDialog');
