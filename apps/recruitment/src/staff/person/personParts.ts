export { AddPersonDialog } from './AddPersonDialog';
export { PersonDrawer } from './PersonDrawer';
