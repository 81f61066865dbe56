import { createStore } from '@platform/session';

/** Whether the navigation drawer of a phone is open. Every visit starts with it closed. */
export const drawerStore = createStore(false);
