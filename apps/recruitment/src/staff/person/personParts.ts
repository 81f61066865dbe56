export { AddPersonDialog } from './form/AddPersonDialog';
export { PersonDrawer } from './PersonDrawer';
