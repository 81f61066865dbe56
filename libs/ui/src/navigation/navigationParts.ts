// Ways through a page and through long lists: one chunk.
export { Chip } from '../display/Chip';
export { Kbd } from '../display/Kbd';
export { SegmentedControl } from '../forms/choices/SegmentedControl';
export { Breadcrumb } from './Breadcrumb';
export { Pagination } from './Pagination';
export { Stepper } from './Stepper';
export { Tabs } from './Tabs';
