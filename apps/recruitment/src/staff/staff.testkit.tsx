import { defineModule, pageHistory, queryClient } from '@platform/module-kit';
import { Toaster } from '@platform/ui';
import { act, configure, render } from '@testing-library/react';
import descriptor from '../../module.json';
import type { StaffSource } from './source/staffSource';
import { StaffSourceContext } from './source/StaffSourceContext';
import { StaffPage } from './StaffPage';

// What jsdom lacks: the page is a wide one.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;

/** Opens the staff over a source, as the platform puts it on the page. */
export async function openStaff(source: StaffSource, search = ''): Promise<void> {
  // A busy machine draws late; a test still ends as soon as what it waits for is there.
  configure({ asyncUtilTimeout: 10_000 });
  queryClient.clear();
  pageHistory.push(`/demo/recruitment/staff${search}`);
  const page = defineModule({
    descriptor: { ...descriptor, fills: undefined },
    App: () => (
      <StaffSourceContext value={source}>
        <StaffPage />
      </StaffSourceContext>
    ),
  });
  await act(async () => {
    render(
      <>
        {page.draw('/demo/recruitment/staff')}
        <Toaster />
      </>,
    );
  });
}
