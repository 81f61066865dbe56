import { openPage } from '@platform/module-kit/testing';
import descriptor from '../../module.json';
import type { StaffSource } from './source/staffSource';
import { StaffSourceProvider } from './source/useStaffSource';
import { StaffPage } from './StaffPage';

// jsdom has no matchMedia. The page is a wide one.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;

/** Opens the staff pages over a source. */
export function openStaff(source: StaffSource, search = ''): Promise<void> {
  const App = () => (
    <StaffSourceProvider value={source}>
      <StaffPage />
    </StaffSourceProvider>
  );
  return openPage({ descriptor, App, address: `/demo/recruitment/staff${search}` });
}
